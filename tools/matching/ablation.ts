/**
 * The experiment behind the weights: the influence of each factor of fit, and whether other weights are better. Weights chosen on some jobs are
 * evaluated on a job that was left out, so that overfitting to few jobs does not look like an improvement.
 */

import { MATCH_FACTORS, type MatchFactor } from '../../src/engine/matching.contract.ts';
import { BASE_WEIGHTS } from '../../src/engine/scoring/combination.ts';
import { judgeSet, type PreparedSet } from './judging.ts';
import { type JudgedJob, measure } from './ranking-measures.ts';

/** Weights to try, with a name for the table. */
export interface Variant {
  readonly name: string;
  readonly weights: readonly number[];
}

const FIT: readonly MatchFactor[] = ['skills', 'title', 'text'];
const MULTIPLES = [0, 0.5, 1.5, 2];
/** The grid of the leave-one-out test: multiples of each factor's shipped weight. */
const GRID_MULTIPLES = [0.5, 0.75, 1, 1.5, 2];

const scaleWeights = (multiples: Partial<Record<MatchFactor, number>>): number[] =>
  MATCH_FACTORS.map((factor, index) => (BASE_WEIGHTS[index] ?? 0) * (multiples[factor] ?? 1));

/** The shipped weights, then each factor of fit without weight, halved, increased by half and doubled. The last variant omits experience. */
export const VARIANTS: readonly Variant[] = [
  { name: 'as shipped', weights: BASE_WEIGHTS },
  ...FIT.flatMap((factor) =>
    MULTIPLES.map((times) => ({
      name: times === 0 ? `without ${factor}` : `${factor} × ${times}`,
      weights: scaleWeights({ [factor]: times }),
    })),
  ),
  { name: 'without experience', weights: scaleWeights({ experience: 0 }) },
];

const GRID_WEIGHTS = GRID_MULTIPLES.flatMap((skills) =>
  GRID_MULTIPLES.flatMap((title) => GRID_MULTIPLES.map((text) => scaleWeights({ skills, title, text }))),
);

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
const averagePrecisions = (jobs: readonly JudgedJob[]): number[] => jobs.map((job) => measure([job]).map);
const meanWithout = (values: readonly number[], position: number): number =>
  mean(values.filter((_, index) => index !== position));

/**
 * Returns three mean average precisions: with the shipped weights; for each job, with the weights that are best on the other jobs; and with the
 * weights that are best on all jobs, which are overfitted.
 */
export function leaveOneOut(set: PreparedSet): { shipped: number; leftOut: number; best: number } {
  const precisionsPerWeights = GRID_WEIGHTS.map((weights) => averagePrecisions(judgeSet(set, weights)));
  const leftOutPrecisions = set.jobs.map((_, index) => {
    const chosen = precisionsPerWeights.reduce((best, result) =>
      meanWithout(result, index) > meanWithout(best, index) ? result : best,
    );
    return chosen[index] ?? 0;
  });
  return {
    shipped: mean(averagePrecisions(judgeSet(set))),
    leftOut: mean(leftOutPrecisions),
    best: Math.max(...precisionsPerWeights.map(mean)),
  };
}
