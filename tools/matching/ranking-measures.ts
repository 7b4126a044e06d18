/**
 * How good a ranking is against relevance judgements: MAP, MRR, P@10, nDCG@10 (means over the judged jobs) and the
 * pooled AUC. Pure arithmetic; knows neither files nor engines.
 * Invariant: equal scores are ordered by candidate id, so a result never depends on the order of its input.
 */

import type { Confidence } from '../../src/engine/matching.contract.ts';
import { byScore } from './ranking.ts';

/** What was measured, each 0-1. `auc` asks whether one score means the same on every job. */
export interface Measures {
  readonly map: number;
  readonly mrr: number;
  readonly precisionAt10: number;
  readonly ndcgAt10: number;
  readonly auc: number;
}

/** A candidate's score for a job, and whether the candidate fits; `confidence` where the engine says how sure it is. */
export interface ScoredPair {
  readonly candidateId: string;
  readonly score: number;
  readonly fits: boolean;
  readonly confidence?: Confidence;
}

/** One judged job: a score for every candidate and whether the candidate fits. */
export interface JudgedJob {
  readonly scored: readonly ScoredPair[];
  /** How many candidates fit, whether or not they were scored. */
  readonly fitting: number;
}

const AT = 10;

type JobMeasures = Omit<Measures, 'auc'>;

/** What a place is worth, from 0 for the first. */
const gain = (index: number): number => 1 / Math.log2(index + 2);

function measureJob({ scored, fitting }: JudgedJob): JobMeasures {
  const ranked = scored.toSorted(byScore);
  let hits = 0;
  let hitsOnTop = 0;
  let precisions = 0;
  let reciprocal = 0;
  let gained = 0;
  ranked.forEach(({ fits }, index) => {
    if (!fits) return;
    hits += 1;
    precisions += hits / (index + 1);
    if (reciprocal === 0) reciprocal = 1 / (index + 1);
    if (index >= AT) return;
    hitsOnTop += 1;
    gained += gain(index);
  });
  let ideal = 0;
  for (let index = 0; index < Math.min(AT, fitting); index++) ideal += gain(index);
  return {
    map: fitting === 0 ? 0 : precisions / fitting,
    mrr: reciprocal,
    precisionAt10: hitsOnTop / AT,
    ndcgAt10: ideal === 0 ? 0 : gained / ideal,
  };
}

/**
 * The share of all pairs of a fitting and an unfitting pair, across jobs, in which the fitting one has the higher
 * score (ties count half): the rank sum of Mann and Whitney. NaN where all or none fit.
 */
export function pooledAuc(pairs: readonly { readonly score: number; readonly fits: boolean }[]): number {
  const sorted = pairs.toSorted((a, b) => a.score - b.score);
  let rankSum = 0;
  let fitting = 0;
  for (let from = 0; from < sorted.length; ) {
    let to = from;
    while (to < sorted.length && sorted[to]?.score === sorted[from]?.score) to += 1;
    const rank = (from + 1 + to) / 2;
    for (const { fits } of sorted.slice(from, to)) {
      if (!fits) continue;
      rankSum += rank;
      fitting += 1;
    }
    from = to;
  }
  return (rankSum - (fitting * (fitting + 1)) / 2) / (fitting * (sorted.length - fitting));
}

/**
 * nDCG@10 of one job's candidates with grades from 0, each worth 2^grade - 1 (Burges et al. 2005, "Learning to rank using
 * gradient descent"). 1 is the best order there is; 0 where no candidate has a grade.
 */
export function gradedNdcgAt10(
  scored: readonly { readonly candidateId: string; readonly score: number; readonly grade: number }[],
): number {
  const worth = (graded: readonly { readonly grade: number }[]): number =>
    graded.slice(0, AT).reduce((sum, { grade }, index) => sum + (2 ** grade - 1) * gain(index), 0);
  const ideal = worth(scored.toSorted((a, b) => b.grade - a.grade));
  return ideal === 0 ? 0 : worth(scored.toSorted(byScore)) / ideal;
}

/** The measures over all judged jobs; an unranked job counts 0. */
export function measure(jobs: readonly JudgedJob[]): Measures {
  const each = jobs.map(measureJob);
  const mean = (of: (job: JobMeasures) => number): number =>
    each.reduce((sum, job) => sum + of(job), 0) / Math.max(1, each.length);
  return {
    map: mean((job) => job.map),
    mrr: mean((job) => job.mrr),
    precisionAt10: mean((job) => job.precisionAt10),
    ndcgAt10: mean((job) => job.ndcgAt10),
    auc: pooledAuc(jobs.flatMap(({ scored }) => scored)),
  };
}
