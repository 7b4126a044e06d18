/** Reads the values that the comparison table compares in its rows. */
import type { MatchFactor } from '#engine/matching.contract.ts';
import { EXPERIENCE_LEVELS } from '#shared/vocabulary.ts';
import type { ComparedCandidate } from '../candidates.contract.ts';

/** Returns a factor of the score, or null if it is missing. */
export const findFactor = ({ compatibility }: ComparedCandidate, name: MatchFactor) =>
  compatibility?.factors?.find(({ factor }) => factor === name) ?? null;

/** Returns a function that reads the factor's value out of 100, or null if the factor is missing or has no weight in the score. */
export const factorScore =
  (name: MatchFactor) =>
  (candidate: ComparedCandidate): number | null => {
    const factor = findFactor(candidate, name);
    return factor && factor.weight > 0 ? Math.round(factor.score) : null;
  };

/** Returns the rank of the candidate's experience level, or null if it is not stated. */
export const experienceRank = ({ experience }: ComparedCandidate): number | null =>
  experience === null ? null : EXPERIENCE_LEVELS.indexOf(experience);
