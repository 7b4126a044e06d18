import { describe, expect, it } from 'vitest';
import { isVetted, mayReadFreely, maySeeCandidate } from './candidates.policy.ts';

const vetted = { approvalStatus: 'approved', isListed: true } as const;
const waiting = { approvalStatus: 'pending', isListed: true } as const;
const suspended = { approvalStatus: 'approved', isListed: false } as const;
const stranger = { isAdmin: false, isOwner: false, company: null };

it('a candidate is vetted if approved and not suspended', () => {
  expect([vetted, waiting, suspended].map(isVetted)).toEqual([true, false, false]);
});

describe('a profile', () => {
  it('is visible to admins and the candidate in any state', () => {
    for (const state of [vetted, waiting, suspended]) {
      expect(maySeeCandidate({ ...stranger, isAdmin: true }, state)).toBe(true);
      expect(maySeeCandidate({ ...stranger, isOwner: true }, state)).toBe(true);
    }
  });

  it('is visible to companies if it is vetted or belongs to an applicant', () => {
    const company = { ...stranger, company: { hasApplicationFrom: false } };
    const appliedTo = { ...stranger, company: { hasApplicationFrom: true } };
    expect([vetted, waiting, suspended].map((state) => maySeeCandidate(company, state))).toEqual([true, false, false]);
    expect([vetted, waiting, suspended].map((state) => maySeeCandidate(appliedTo, state))).toEqual([true, true, true]);
  });

  it('is not visible to other candidates or to people without a company', () => {
    expect(maySeeCandidate(stranger, vetted)).toBe(false);
  });
});

it('reading a profile counts toward the daily limit only for companies that the candidate did not apply to', () => {
  expect(mayReadFreely({ ...stranger, company: { hasApplicationFrom: false } })).toBe(false);
  expect(mayReadFreely({ ...stranger, company: { hasApplicationFrom: true } })).toBe(true);
  expect(mayReadFreely({ ...stranger, isOwner: true })).toBe(true);
  expect(mayReadFreely({ isAdmin: true, isOwner: false, company: { hasApplicationFrom: false } })).toBe(true);
});
