import { describe, expect, it } from 'vitest';
import type { Engagement } from './engagements.contract.ts';
import { offersInvitation, personState, summarizeEngagements } from './engagements.domain.ts';

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
const closedEngagement = (jobId: string): Engagement =>
  engagement(jobId, { job: { id: jobId, title: jobId, status: 'closed' } });
const summarize = (engagements: readonly Engagement[], chosenJobId?: string, bestJobId?: string) =>
  summarizeEngagements({ engagements, jobs: JOBS, chosenJobId, bestJobId });
const joinIds = (jobs: readonly { id: string }[]): string => jobs.map(({ id }) => id).join('');

describe('the state of a person', () => {
  it('is the state of the application if there is one, otherwise of the invitation', () => {
    const stateFor = (status: 'pending' | 'offered' | 'hired' | 'declined' | 'withdrawn') =>
      personState({ application: { id: '1', status }, invitation: 'invited' });
    expect(['invited', 'declined'].map((invitation) => personState(engagement('a', { invitation } as never)))).toEqual([
      'invited',
      'declined',
    ]);
    expect((['pending', 'offered', 'hired'] as const).map(stateFor)).toEqual(['applied', 'applied', 'applied']);
    expect((['declined', 'withdrawn'] as const).map(stateFor)).toEqual(['declined', 'withdrawn']);
  });

  it('comes from the selected job if it is open, otherwise from the newest engagement with an open job', () => {
    const both = [closedEngagement('c'), engagement('b'), engagement('a')];
    expect(summarize(both).shown?.job.id).toBe('b');
    expect(summarize(both, 'a').shown?.job.id).toBe('a');
    expect(summarize(both, 'c').shown?.job.id).toBe('b');
    expect(summarize([closedEngagement('c')]).shown).toBeNull();
  });
});

describe('the jobs a person can be invited to', () => {
  it('are the open ones without an engagement: the selected one first, then the best match', () => {
    expect(joinIds(summarize([]).freeJobs)).toBe('abc');
    expect(joinIds(summarize([], 'c', 'b').freeJobs)).toBe('cba');
    expect(joinIds(summarize([engagement('c')], 'c', 'b').freeJobs)).toBe('ba');
    expect(summarize(['a', 'b', 'c'].map((id) => engagement(id))).freeJobs).toEqual([]);
  });

  it('are offered in lists for the selected job, otherwise only for people without an engagement', () => {
    const invitedToA = summarize([engagement('a')]);
    expect(offersInvitation(summarize([]), undefined)).toBe(true);
    expect(offersInvitation(invitedToA, undefined)).toBe(false);
    expect(offersInvitation(summarize([engagement('a')], 'b'), 'b')).toBe(true);
    expect(offersInvitation(summarize([engagement('b')], 'b'), 'b')).toBe(false);
    expect(
      offersInvitation(
        summarizeEngagements({ engagements: [], jobs: [], chosenJobId: undefined, bestJobId: undefined }),
        undefined,
      ),
    ).toBe(false);
  });
});
