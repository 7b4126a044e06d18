import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MatchCandidate, MatchJob } from '../matching.contract.ts';
import { compatibility, prepareCandidate, prepareJob, rankScore } from '../matching.domain.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';
import { QUALITY_SET } from '../testdata/quality-set.ts';

const POSTS = [...FULL_PROFILES.map(({ job }) => job), ...QUALITY_SET.map(({ job }) => job)];
/** Job posts, each with a profile that fits it. */
const FITTING: readonly (readonly [MatchJob, MatchCandidate])[] = [
  ...FULL_PROFILES.map(({ job, candidate }) => [job, candidate] as const),
  ...QUALITY_SET.flatMap(({ job, fits }) => fits.map((fit) => [job, fit] as const)),
];
const score = (job: MatchJob, candidate: MatchCandidate): number =>
  rankScore(prepareJob(job), prepareCandidate(candidate));

/** Returns a profile that is cheap, nearby, available and experienced, but contains nothing about the work. */
const practicalProfile = (job: MatchJob): MatchCandidate => ({
  hourlyRate: 1,
  timezone: job.timezone ?? 'EST',
  availability: job.jobType ?? 'full-time',
  experience: '10+',
});

describe('scores without evidence of fit', () => {
  it.each(POSTS.map((job) => [job.title ?? '', job]))('are at most 20: %s', (_title, job) => {
    for (const silent of [
      {},
      { jobTitle: '.', skills: ['.'] },
      { jobTitle: '…', skills: ['!!!', '3'], bio: '. . .' },
    ]) {
      expect(compatibility(job, { ...silent, ...practicalProfile(job) }).score).toBeLessThanOrEqual(20);
    }
  });

  it('are at most 20 if only hours, rate and years match', () => {
    const practical = { hourlyBudget: 30, timezone: 'EST', jobType: 'full-time', experience: '1+ years' };
    expect(compatibility(practical, practicalProfile(practical)).score).toBeLessThanOrEqual(20);
    expect(compatibility(practical, FULL_PROFILES[0]?.candidate ?? {}).score).toBeLessThanOrEqual(20);
  });
});

describe('providing more information', () => {
  it('lowers the scores of fewer than 5% of suitable candidates who add a bio', () => {
    const withBio = FITTING.filter(([, { bio, jobTitle, skills }]) => bio && (jobTitle || skills));
    const gain = withBio.filter(([job, candidate]) => score(job, { ...candidate, bio: '' }) > score(job, candidate));
    expect(withBio.length).toBeGreaterThan(4);
    expect(gain.length / withBio.length).toBeLessThan(0.05);
  });

  it('never lowers the score if the skill, title or practical answer fits', () => {
    const answers = fc.constantFrom<(job: MatchJob, candidate: MatchCandidate) => MatchCandidate>(
      (job, candidate) => ({
        ...candidate,
        skills: [...(candidate.skills ?? []), ...(job.requiredSkills ?? []).slice(0, 1)],
      }),
      (job, candidate) => ({ ...candidate, skills: [...(candidate.skills ?? []), ...(job.requiredSkills ?? [])] }),
      (job, candidate) => (candidate.jobTitle ? candidate : { ...candidate, jobTitle: job.title }),
      (_job, candidate) => ({ ...candidate, experience: '10+' }),
      (job, candidate) => ({
        ...candidate,
        hourlyRate: Math.min(candidate.hourlyRate ?? 1_000, job.hourlyBudget ?? 1_000),
      }),
      (job, candidate) => ({ ...candidate, timezone: job.timezone ?? candidate.timezone }),
    );
    const anyone = fc.constantFrom(...FITTING.map(([, candidate]) => candidate));
    fc.assert(
      fc.property(fc.constantFrom(...POSTS), anyone, answers, (job, candidate, answer) => {
        expect(score(job, answer(job, candidate)) + 1e-6).toBeGreaterThanOrEqual(score(job, candidate));
      }),
      { numRuns: 500 },
    );
  });

  it('ranks the most suitable person above a bare copy of the title', () => {
    const first = QUALITY_SET.filter(({ job }) => job.description && job.requiredSkills).filter(({ job, fits }) => {
      const best = Math.max(...fits.map((fit) => score(job, fit)));
      return score(job, { jobTitle: job.title }) >= best;
    });
    expect(first.map(({ job }) => job.title)).toEqual([]);
  });

  it('is needed for a high score: the same title alone scores below 80 with low confidence', () => {
    const { score: bare, confidence } = compatibility({ title: 'Plumber' }, { jobTitle: 'Plumber' });
    expect(bare).toBeLessThan(80);
    expect(confidence).toBe('low');
    expect(bare).toBeGreaterThan(compatibility({ title: 'Plumber' }, { jobTitle: 'Electrician' }).score);
  });
});

describe('years beyond the requirement', () => {
  it('do not affect the score, because they would be a proxy for age', () => {
    const job = { title: 'Bookkeeper', experience: '3-5' };
    const has = (experience: string): number => score(job, { jobTitle: 'Bookkeeper', experience });
    expect(has('10+')).toBe(has('3-5'));
    expect(has('5-10')).toBe(has('3-5'));
    expect(has('1-3')).toBeLessThan(has('3-5'));
  });
});
