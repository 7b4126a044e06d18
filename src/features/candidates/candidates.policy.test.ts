import { describe, expect, it } from 'vitest';
import { isVetted, mayReadFreely, maySeeCandidate } from './candidates.policy.ts';

const vetted = { approvalStatus: 'approved', isListed: true } as const;
const waiting = { approvalStatus: 'pending', isListed: true } as const;
const suspended = { approvalStatus: 'approved', isListed: false } as const;
const nobody = { isAdmin: false, isOwner: false, company: null };

it('who is vetted is approved, with an account in order', () => {
  expect([vetted, waiting, suspended].map(isVetted)).toEqual([true, false, false]);
});

describe('a profile is there', () => {
  it('for admins and for the candidate, whatever its state', () => {
    for (const state of [vetted, waiting, suspended]) {
      expect(maySeeCandidate({ ...nobody, isAdmin: true }, state)).toBe(true);
      expect(maySeeCandidate({ ...nobody, isOwner: true }, state)).toBe(true);
    }
  });

  it('for companies where it is vetted, or where the candidate applied to them', () => {
    const company = { ...nobody, company: { hasApplicationOf: false } };
    const appliedTo = { ...nobody, company: { hasApplicationOf: true } };
    expect([vetted, waiting, suspended].map((state) => maySeeCandidate(company, state))).toEqual([true, false, false]);
    expect([vetted, waiting, suspended].map((state) => maySeeCandidate(appliedTo, state))).toEqual([true, true, true]);
  });

  it('for no other candidate and no one without a company', () => {
    expect(maySeeCandidate(nobody, vetted)).toBe(false);
  });
});

it('reading a profile is counted for a company that the candidate did not apply to, and for no one else', () => {
  expect(mayReadFreely({ ...nobody, company: { hasApplicationOf: false } })).toBe(false);
  expect(mayReadFreely({ ...nobody, company: { hasApplicationOf: true } })).toBe(true);
  expect(mayReadFreely({ ...nobody, isOwner: true })).toBe(true);
  expect(mayReadFreely({ isAdmin: true, isOwner: false, company: { hasApplicationOf: false } })).toBe(true);
});
