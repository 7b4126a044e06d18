/** Applies the weights that someone else saved to those in the form of a job. */
import { type FactorWeights, MATCH_FACTORS } from '#engine/matching.contract.ts';

/**
 * Returns the weights in the form with the changes between `before`, which the form started from, and `after`, which is stored. Weights that were
 * edited in the form stay as they are.
 */
export const applyNewerWeights = (weights: FactorWeights, before: FactorWeights, after: FactorWeights): FactorWeights =>
  Object.fromEntries(
    MATCH_FACTORS.flatMap((factor) => {
      const isEdited = (weights[factor] ?? 1) !== (before[factor] ?? 1);
      const weight = isEdited ? weights[factor] : after[factor];
      return weight === undefined ? [] : [[factor, weight]];
    }),
  );
