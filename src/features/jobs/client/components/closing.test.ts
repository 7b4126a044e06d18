import { describe, expect, it } from 'vitest';
import { buildClosing, countDeclined } from './closing.ts';

const undecided = { pending: 3, applied: 2, interviewing: 1, offered: 1, bookedInterview: 2, openOffer: 1 };

describe('the applicants declined when a job closes', () => {
  it('include all undecided applicants, but those with an open offer or a booked interview only if the company includes them', () => {
    expect(countDeclined(undecided, {}, false)).toBe(7);
    expect(countDeclined(undecided, {}, true)).toBe(10);
  });

  it('exclude applicants who are kept, each counted only once', () => {
    const chosen = {
      a: { outcome: 'keep', isOpen: false },
      b: { outcome: 'keep', isOpen: true },
      c: { outcome: 'rate', isOpen: false },
      d: { outcome: 'skills', isOpen: true },
    } as const;
    expect(countDeclined(undecided, chosen, false)).toBe(6);
    expect(countDeclined(undecided, chosen, true)).toBe(8);
    expect(buildClosing(chosen, false)).toEqual({
      applicants: 'decline',
      includeOpen: false,
      exceptions: [
        { applicationId: 'a', applicants: 'keep' },
        { applicationId: 'c', applicants: 'decline', reason: 'rate' },
      ],
    });
    expect(buildClosing(chosen, true).exceptions).toHaveLength(4);
  });
});
