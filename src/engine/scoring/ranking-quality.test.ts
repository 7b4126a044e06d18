import { describe, expect, it } from 'vitest';
import { prepareCandidate, prepareJob, rankScore, scorePair } from '../matching.domain.ts';
import { FULL_PROFILES } from '../testdata/full-profiles.ts';
import { QUALITY_SET } from '../testdata/quality-set.ts';

/** Regression limits for our labeled set, slightly below the measured values. */
const MIN_MEAN_AVERAGE_PRECISION = 0.97;
const MIN_POOLED_AUC = 0.99;

const jobs = QUALITY_SET.map(({ job }) => prepareJob(job));
const candidates = QUALITY_SET.flatMap(({ fits }, fittingJob) =>
  fits.map((fit) => ({ fittingJob, candidate: prepareCandidate(fit) })),
);

function averagePrecision(scored: readonly { fits: boolean; score: number }[]): number {
  const ranked = scored.toSorted((a, b) => b.score - a.score || Number(a.fits) - Number(b.fits));
  let hits = 0;
  let sum = 0;
  ranked.forEach(({ fits }, index) => {
    if (fits) sum += ++hits / (index + 1);
  });
  return sum / hits;
}

const scored = jobs.map((job, index) =>
  candidates.map(({ fittingJob, candidate }) => ({ fits: fittingJob === index, score: rankScore(job, candidate) })),
);

describe('rankings of our labeled set', () => {
  it('put suitable candidates first', () => {
    const mean = scored.reduce((sum, ranking) => sum + averagePrecision(ranking), 0) / scored.length;
    expect(mean).toBeGreaterThanOrEqual(MIN_MEAN_AVERAGE_PRECISION);
  });

  it('have comparable scores across jobs', () => {
    const all = scored.flat();
    const fitting = all.filter(({ fits }) => fits);
    const others = all.filter(({ fits }) => !fits);
    let won = 0;
    for (const a of fitting) for (const b of others) won += a.score > b.score ? 1 : Number(a.score === b.score) / 2;
    expect(won / (fitting.length * others.length)).toBeGreaterThanOrEqual(MIN_POOLED_AUC);
  });

  it('score unrelated candidates low', () => {
    const others = scored.flat().filter(({ fits }) => !fits);
    const low = others.filter(({ score }) => score <= 25).length;
    expect(low / others.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('extreme scores', () => {
  const full = FULL_PROFILES.map(({ job, candidate }) => ({
    job: prepareJob(job),
    candidate: prepareCandidate(candidate),
    name: `${job.title} / ${candidate.jobTitle}`,
  }));

  it('are at least 90 if everything fits', () => {
    const low = full.filter((pair) => scorePair(pair.job, pair.candidate) < 90);
    expect(low.map((pair) => `${pair.name}: ${scorePair(pair.job, pair.candidate)}`)).toEqual([]);
  });

  it('are at most 20 for complete profiles of people who do other work, even if hours, rate and years match', () => {
    const high = full.flatMap((pair) =>
      full
        .filter((other) => other !== pair && scorePair(pair.job, other.candidate) > 20)
        .map((other) => `${pair.name} ← ${other.name}: ${scorePair(pair.job, other.candidate)}`),
    );
    expect(high).toEqual([]);
  });
});
