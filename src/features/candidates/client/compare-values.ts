/** What the rows of a comparison compare. */
import type { MatchFactor } from '#engine/matching.contract.ts';
import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import type { ComparedCandidate } from '../candidates.contract.ts';

/** A factor of the score; null where there is none. */
export const factorOf = ({ compatibility }: ComparedCandidate, name: MatchFactor) =>
  compatibility?.factors?.find(({ factor }) => factor === name) ?? null;

/** Its share of 100; null where it does not count. */
export const factorScore =
  (name: MatchFactor) =>
  (candidate: ComparedCandidate): number | null => {
    const factor = factorOf(candidate, name);
    return factor && factor.weight > 0 ? Math.round(factor.score) : null;
  };

/** The place among the experience levels. */
export const levelOf = ({ experience }: ComparedCandidate): number | null =>
  experience === null ? null : EXPERIENCE_LEVELS.indexOf(experience);
