import { expect, it } from 'vitest';
import type { MatchCandidate } from '../matching.contract.ts';
import { compatibility } from '../matching.domain.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';

it('confidence increases with the amount of information and does not depend on the fit', () => {
  const { job, candidate } = FULL_PROFILES[1] ?? { job: {}, candidate: {} };
  const steps: MatchCandidate[] = [
    {},
    { jobTitle: candidate.jobTitle },
    { jobTitle: candidate.jobTitle, skills: candidate.skills },
    { ...candidate, bio: '' },
    candidate,
  ];
  const levels = steps.map((step) => compatibility(job, step).confidence);
  expect(levels).toEqual(['low', 'low', 'medium', 'high', 'high']);
  const other = FULL_PROFILES[2]?.candidate ?? {};
  expect(compatibility(job, other).confidence).toBe('high');
  expect(compatibility({ title: job.title }, candidate).confidence).toBe('low');
});
