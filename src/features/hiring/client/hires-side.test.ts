/** Only admins see the hires of everyone, also with an own company or profile if the address says so. */
import { expect, it } from 'vitest';
import { hiresSide } from './hires-side.ts';

it.each([
  ['company', true, 'all', 'admin'],
  ['candidate', true, 'all', 'admin'],
  ['company', true, '', 'company'],
  [null, true, '', 'admin'],
  ['company', false, 'all', 'company'],
  ['candidate', false, 'all', 'candidate'],
] as const)('%s, admin: %s, of=%s: %s', (accountType, isAdmin, of, side) => {
  expect(hiresSide({ accountType, isAdmin }, of)).toBe(side);
});
