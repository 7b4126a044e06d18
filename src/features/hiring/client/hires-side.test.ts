/** Only admins see everyone's hires. Admins who also have an account type see their own hires unless the URL has `of=all`. */
import { expect, it } from 'vitest';
import { hiresSide } from './hires-side.ts';

it.each([
  ['company', true, 'all', 'admin'],
  ['candidate', true, 'all', 'admin'],
  ['company', true, '', 'company'],
  [null, true, '', 'admin'],
  ['company', false, 'all', 'company'],
  ['candidate', false, 'all', 'candidate'],
] as const)('for account type %s, isAdmin %s and of=%s, the side is %s', (accountType, isAdmin, of, side) => {
  expect(hiresSide({ accountType, isAdmin }, of)).toBe(side);
});
