import { describe, expect, it } from 'vitest';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { useTestApp } from '#testing/test-app.ts';
import { toReader } from './job-reader.ts';
import { countNewMatches } from './jobs.service.ts';

const world = useTestApp();

const createReader = (candidate: CandidateRow, appliedJobIds: readonly string[] = []) => ({
  ...toReader(candidate),
  matchesSeenAt: candidate.matchesSeenAt,
  appliedJobIds,
});

describe('the number of new matches', () => {
  it('counts open jobs with a score of at least 60, opened since the last visit, that the candidate has not applied to', async () => {
    const candidate = await world.candidate({ matchesSeenAt: '2025-02-01T00:00:00.000Z' });
    const old = { createdAt: '2025-01-01T00:00:00.000Z', openedAt: '2025-01-01T00:00:00.000Z' };
    await world.build.job(old);
    await world.build.job({ ...old, openedAt: '2025-02-02T00:00:00.000Z' });
    const applied = await world.build.job();
    await world.build.job();
    await world.build.job({ status: 'paused' });
    await world.build.job({
      title: 'Nurse',
      requiredSkills: ['Patient care'],
      description: 'Care for patients at home.',
    });
    expect(await countNewMatches(world.matches, createReader(candidate.candidate, [applied.id]))).toBe(2);
    expect(await countNewMatches(world.matches, createReader({ ...candidate.candidate, matchesSeenAt: null }))).toBe(4);
  });

  it('counts a reopened job again', async () => {
    const company = await world.company();
    const candidate = await world.candidate();
    const job = await world.build.job({ companyId: company.company.id, openedAt: '2025-01-01T00:00:00.000Z' });
    const reader = createReader({ ...candidate.candidate, matchesSeenAt: '2025-02-01T00:00:00.000Z' });
    expect(await countNewMatches(world.matches, reader)).toBe(0);
    await company.patch(`/api/jobs/${job.id}`, { status: 'closed' });
    await company.patch(`/api/jobs/${job.id}`, { status: 'open' });
    expect(await countNewMatches(world.matches, reader)).toBe(1);
  });
});
