/**
 * What a score means: the distribution of fitting and other pairs over bands, and the share of each band that fits. Pure arithmetic on judged pairs,
 * for the benchmark.
 */
import { CONFIDENCE_LEVELS, type Confidence } from '../../src/engine/matching.contract.ts';
import { type JudgedJob, pooledAuc } from './ranking-measures.ts';

/** Bands of rounded scores, inclusive. */
export const BANDS = [
  [0, 20],
  [21, 40],
  [41, 60],
  [61, 80],
  [81, 89],
  [90, 100],
] as const;

/** The distribution of scores in one set. Shares are 0-1 of the pairs of their kind, NaN without any. */
export interface Calibration {
  readonly fitting: readonly number[];
  readonly others: readonly number[];
  /** The share of each band's pairs that fit. */
  readonly shareFitting: readonly number[];
  readonly medianFitting: number;
  readonly medianOthers: number;
  readonly pooledAuc: number;
  /** Mean AUC within one job. Equals the pooled AUC if a score means the same for every job. */
  readonly aucWithinJobs: number;
}

function median(sorted: readonly number[]): number {
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export function calibrate(jobs: readonly JudgedJob[]): Calibration {
  const all = jobs.flatMap(({ scored }) => scored);
  const sortedScores = (fits: boolean): number[] =>
    all
      .filter((pair) => pair.fits === fits)
      .map(({ score }) => Math.round(score))
      .toSorted((a, b) => a - b);
  const [fitting, others] = [sortedScores(true), sortedScores(false)];
  const counts = (scores: readonly number[]): number[] =>
    BANDS.map(([from, to]) => scores.filter((score) => score >= from && score <= to).length);
  const [fittingCounts, otherCounts] = [counts(fitting), counts(others)];
  const aucPerJob = jobs.map(({ scored }) => pooledAuc(scored)).filter((auc) => !Number.isNaN(auc));
  return {
    fitting: fittingCounts.map((count) => count / fitting.length),
    others: otherCounts.map((count) => count / others.length),
    shareFitting: fittingCounts.map((count, band) => count / (count + (otherCounts[band] ?? 0))),
    medianFitting: median(fitting),
    medianOthers: median(others),
    pooledAuc: pooledAuc(all),
    aucWithinJobs: aucPerJob.reduce((sum, auc) => sum + auc, 0) / aucPerJob.length,
  };
}

/** For one level of confidence: the number of pairs in each band, and the share (0-1) that fits, NaN without pairs. */
export interface ConfidenceBands {
  readonly confidence: Confidence;
  readonly pairs: readonly number[];
  readonly shareFitting: readonly number[];
}

/** Returns the bands of every level of confidence that occurs. */
export function bandsByConfidence(jobs: readonly JudgedJob[]): ConfidenceBands[] {
  const all = jobs.flatMap(({ scored }) => scored);
  return CONFIDENCE_LEVELS.flatMap((confidence) => {
    const own = all.filter((pair) => pair.confidence === confidence);
    if (own.length === 0) return [];
    const bands = BANDS.map(([from, to]) =>
      own.filter(({ score }) => Math.round(score) >= from && Math.round(score) <= to),
    );
    const shareFitting = bands.map((pairs) => pairs.filter(({ fits }) => fits).length / pairs.length);
    return [{ confidence, pairs: bands.map(({ length }) => length), shareFitting }];
  });
}
