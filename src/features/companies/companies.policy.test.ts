import { expect, it } from 'vitest';
import { maySeeCompany } from './companies.policy.ts';

const stranger = { accountType: 'company', isAdmin: false, isOwnCompany: false } as const;

it('a company is visible to itself, to candidates and to admins, and not to other companies', () => {
  expect(maySeeCompany(stranger)).toBe(false);
  expect(maySeeCompany({ ...stranger, accountType: null })).toBe(false);
  expect(maySeeCompany({ ...stranger, isOwnCompany: true })).toBe(true);
  expect(maySeeCompany({ ...stranger, accountType: 'candidate' })).toBe(true);
  expect(maySeeCompany({ ...stranger, isAdmin: true })).toBe(true);
});
