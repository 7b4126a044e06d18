import { describe, expect, it } from 'vitest';
import { SIDES, type Side } from '#shared/sides.ts';
import { APPLICATION_STATUSES, APPROVAL_STATUSES, type ApplicationStatus } from '#shared/vocabulary.ts';
import { UNDECIDED_STATUSES } from './applications.domain.ts';
import { canMove, mayApply, mayDo, movesFor } from './applications.policy.ts';

/** The table of the product's rules, written again and differently, so that a slip in either shows. */
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

describe('the table of moves', () => {
  it('allows exactly the moves of the rules, for every from, to and side', () => {
    for (const side of SIDES) {
      for (const from of APPLICATION_STATUSES) {
        for (const to of APPLICATION_STATUSES) {
          const isAllowed = (ALLOWED[side][from] ?? []).includes(to);
          expect(canMove({ from, to }, side, null), `${side}: ${from} to ${to}`).toBe(isAllowed);
        }
      }
    }
  });

  it('lets a company undo a decline to where it came from and nowhere else', () => {
    for (const declinedFrom of UNDECIDED_STATUSES) {
      expect(movesFor('declined', 'company', declinedFrom)).toEqual([declinedFrom]);
      expect(movesFor('declined', 'candidate', declinedFrom)).toEqual([]);
    }
  });

  it('ends with hired and withdrawn', () => {
    for (const side of SIDES) {
      expect(movesFor('hired', side, null)).toEqual([]);
      expect(movesFor('withdrawn', side, null)).toEqual([]);
    }
  });
});

describe('besides moving it', () => {
  it('both sides read an application, and only the company reviews it', () => {
    expect(SIDES.map((side) => mayDo('read', side))).toEqual([true, true]);
    expect(SIDES.filter((side) => mayDo('review', side))).toEqual(['company']);
  });

  it('candidates apply unless their profile was rejected', () => {
    expect(APPROVAL_STATUSES.filter(mayApply)).toEqual(['pending', 'approved']);
  });
});
