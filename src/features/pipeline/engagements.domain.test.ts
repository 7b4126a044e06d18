import { describe, expect, it } from 'vitest';
import type { Engagement } from './engagements.contract.ts';
import { offersInvitation, stateOf, summarizeEngagements } from './engagements.domain.ts';

const JOBS = [
  { id: 'a', title: 'Accountant' },
  { id: 'b', title: 'Bookkeeper' },
  { id: 'c', title: 'Controller' },
];
const engagement = (jobId: string, changes: Partial<Engagement> = {}): Engagement => ({
  candidateId: 'ana',
  job: { id: jobId, title: jobId, status: 'open' },
  application: null,
  invitation: 'invited',
  since: '2026-05-01T12:00:00.000Z',
  ...changes,
});
const closed = (jobId: string): Engagement => engagement(jobId, { job: { id: jobId, title: jobId, status: 'closed' } });
const summary = (engagements: readonly Engagement[], chosenJobId?: string, bestJobId?: string) =>
  summarizeEngagements({ engagements, jobs: JOBS, chosenJobId, bestJobId });
const idsOf = (jobs: readonly { id: string }[]): string => jobs.map(({ id }) => id).join('');

describe('the state of a person', () => {
  it('is that of the application, and of the invitation before it', () => {
    const application = (status: 'pending' | 'offered' | 'hired' | 'declined' | 'withdrawn') =>
      stateOf({ application: { id: '1', status }, invitation: 'invited' });
    expect(['invited', 'declined'].map((invitation) => stateOf(engagement('a', { invitation } as never)))).toEqual([
      'invited',
      'declined',
    ]);
    expect((['pending', 'offered', 'hired'] as const).map(application)).toEqual(['applied', 'applied', 'applied']);
    expect((['declined', 'withdrawn'] as const).map(application)).toEqual(['declined', 'withdrawn']);
  });

  it('is that of the chosen job, otherwise of the newest engagement with an open job', () => {
    const both = [closed('c'), engagement('b'), engagement('a')];
    expect(summary(both).shown?.job.id).toBe('b');
    expect(summary(both, 'a').shown?.job.id).toBe('a');
    expect(summary(both, 'c').shown?.job.id).toBe('b');
    expect(summary([closed('c')]).shown).toBeNull();
  });
});

describe('the jobs a person can be invited to', () => {
  it('are the open ones without an engagement, the chosen one and then the best one first', () => {
    expect(idsOf(summary([]).free)).toBe('abc');
    expect(idsOf(summary([], 'c', 'b').free)).toBe('cba');
    expect(idsOf(summary([engagement('c')], 'c', 'b').free)).toBe('ba');
    expect(summary(['a', 'b', 'c'].map((id) => engagement(id))).free).toEqual([]);
  });

  it('are offered in lists for the chosen job, or to people without any engagement', () => {
    const invitedToA = summary([engagement('a')]);
    expect(offersInvitation(summary([]), undefined)).toBe(true);
    expect(offersInvitation(invitedToA, undefined)).toBe(false);
    expect(offersInvitation(summary([engagement('a')], 'b'), 'b')).toBe(true);
    expect(offersInvitation(summary([engagement('b')], 'b'), 'b')).toBe(false);
    expect(
      offersInvitation(
        summarizeEngagements({ engagements: [], jobs: [], chosenJobId: undefined, bestJobId: undefined }),
        undefined,
      ),
    ).toBe(false);
  });
});
