/** Names of score ranges. A strong match requires more than a high score: no deciding factor may be below its minimum. Pure. */
import { GOOD_SCORE, MATCH_FACTORS, type MatchFactor, type ScoreBand } from '../matching.contract.ts';
import type { PairNumbers } from './combination.ts';

type FactorNumbers = Pick<PairNumbers, 'scores' | 'weights'>;

const STRONG_SCORE = 75;
const PARTIAL_SCORE = 40;
/** A strong match requires a minimum score in each of these factors whose weight is above 0. */
const DECIDING: readonly MatchFactor[] = ['skills', 'title', 'rate', 'timezone'];
const MIN_DECIDING_SCORE = 40;

const isFailing = ({ scores, weights }: FactorNumbers, factor: MatchFactor): boolean => {
  const index = MATCH_FACTORS.indexOf(factor);
  return (weights[index] ?? 0) > 0 && (scores[index] ?? 0) < MIN_DECIDING_SCORE;
};

/** Returns the band of a score (0-100) with these factor numbers. */
export function scoreBand(score: number, numbers: FactorNumbers): ScoreBand {
  if (score >= STRONG_SCORE && !DECIDING.some((factor) => isFailing(numbers, factor))) return 'strong';
  if (score >= GOOD_SCORE) return 'good';
  return score >= PARTIAL_SCORE ? 'partial' : 'weak';
}
