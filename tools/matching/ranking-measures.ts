/**
 * Ranking quality against relevance judgments: MAP, MRR, P@10, nDCG@10 (means over judged jobs) and pooled AUC. Pure arithmetic, independent of
 * files and engines. Equal scores are ordered by candidate id, like most programs that evaluate runs do.
 */

import type { Confidence } from '../../src/engine/matching.contract.ts';
import { byScore, type RankedCandidate } from './ranking.ts';

/** Measures, each 0-1. `auc` shows whether a score means the same for every job. */
export interface Measures {
  readonly map: number;
  readonly mrr: number;
  readonly precisionAt10: number;
  readonly ndcgAt10: number;
  readonly auc: number;
}

/** A candidate's score for a job, and whether they fit; `confidence` if the engine provides it. */
export interface ScoredPair extends RankedCandidate {
  readonly fits: boolean;
  readonly confidence?: Confidence;
}

/** A judged job: score and fit of every candidate. */
export interface JudgedJob {
  readonly scored: readonly ScoredPair[];
  /** The number of fitting candidates, scored or not. */
  readonly fitting: number;
}

const CUTOFF = 10;

type JobMeasures = Omit<Measures, 'auc'>;

/** Returns the weight of a rank. `index` is 0 for the first. */
const rankWeight = (index: number): number => 1 / Math.log2(index + 2);

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
    if (index >= CUTOFF) return;
    hitsOnTop += 1;
    gained += rankWeight(index);
  });
  let ideal = 0;
  for (let index = 0; index < Math.min(CUTOFF, fitting); index++) ideal += rankWeight(index);
  return {
    map: fitting === 0 ? 0 : precisions / fitting,
    mrr: reciprocal,
    precisionAt10: hitsOnTop / CUTOFF,
    ndcgAt10: ideal === 0 ? 0 : gained / ideal,
  };
}

/**
 * Returns the share of all pairings of a fitting and a non-fitting pair, across jobs, in which the fitting one has the higher score (ties count
 * half). Uses the Mann-Whitney rank sum. Returns NaN if all or none fit.
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
 * Calculates nDCG@10 of one job's candidates with grades from 0, each worth 2^grade - 1 (Burges et al. 2005, "Learning to rank using gradient
 * descent"). 1 is the best possible order. Returns 0 if no candidate has a grade.
 */
export function gradedNdcgAt10(
  scored: readonly { readonly candidateId: string; readonly score: number; readonly grade: number }[],
): number {
  const discountedGain = (graded: readonly { readonly grade: number }[]): number =>
    graded.slice(0, CUTOFF).reduce((sum, { grade }, index) => sum + (2 ** grade - 1) * rankWeight(index), 0);
  const ideal = discountedGain(scored.toSorted((a, b) => b.grade - a.grade));
  return ideal === 0 ? 0 : discountedGain(scored.toSorted(byScore)) / ideal;
}

/** Calculates the measures over all judged jobs. A job without ranked candidates counts as 0. */
export function measure(jobs: readonly JudgedJob[]): Measures {
  const measures = jobs.map(measureJob);
  const mean = (readMeasure: (job: JobMeasures) => number): number =>
    measures.reduce((sum, job) => sum + readMeasure(job), 0) / Math.max(1, measures.length);
  return {
    map: mean((job) => job.map),
    mrr: mean((job) => job.mrr),
    precisionAt10: mean((job) => job.precisionAt10),
    ndcgAt10: mean((job) => job.ndcgAt10),
    auc: pooledAuc(jobs.flatMap(({ scored }) => scored)),
  };
}
