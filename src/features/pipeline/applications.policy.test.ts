import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '#shared/sides.ts';
import { APPLICATION_STATUSES, APPROVAL_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { UNDECIDED_STATUSES } from './applications.domain.ts';
import { canMove, mayApply, mayTakeAction, movesFor } from './applications.policy.ts';

/** The product's rules, written a second time in a different form to catch a mistake in either version. */
const ALLOWED: Record<Side, Partial<Record<ApplicationStatus, ApplicationStatus[]>>> = {
  company: {
    pending: ['applied', 'interviewing', 'declined'],
    applied: ['interviewing', 'declined'],
    interviewing: ['offered', 'hired', 'declined'],
    offered: ['hired', 'declined'],
  },
  candidate: {
    pending: ['withdrawn'],
    applied: ['withdrawn'],
    interviewing: ['withdrawn'],
    offered: ['hired', 'withdrawn'],
  },
};

describe('the table of allowed moves', () => {
  it('allows each side exactly the specified moves', () => {
    for (const side of SIDES) {
      for (const from of APPLICATION_STATUSES) {
        for (const to of APPLICATION_STATUSES) {
          const isAllowed = (ALLOWED[side][from] ?? []).includes(to);
          expect(canMove({ from, to }, side, null), `${side}: ${from} to ${to}`).toBe(isAllowed);
        }
      }
    }
  });

  it('lets a company undo a decline only to the status before it', () => {
    for (const declinedFrom of UNDECIDED_STATUSES) {
      expect(movesFor('declined', 'company', declinedFrom)).toEqual([declinedFrom]);
      expect(movesFor('declined', 'candidate', declinedFrom)).toEqual([]);
    }
  });

  it('has no moves out of hired and withdrawn', () => {
    for (const side of SIDES) {
      expect(movesFor('hired', side, null)).toEqual([]);
      expect(movesFor('withdrawn', side, null)).toEqual([]);
    }
  });
});

describe('permission for other actions', () => {
  it('lets the company and the candidate read an application, and only the company review it', () => {
    expect(SIDES.map((side) => mayTakeAction('read', side))).toEqual([true, true]);
    expect(SIDES.filter((side) => mayTakeAction('review', side))).toEqual(['company']);
  });

  it('lets candidates apply unless their profile was rejected', () => {
    expect(APPROVAL_STATUSES.filter(mayApply)).toEqual(['pending', 'approved']);
  });
});
