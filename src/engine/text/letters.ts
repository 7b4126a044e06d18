/** Compares the spellings of two short texts. Used to sort rows with equal scores. */
import { foldText, memoize } from './text.ts';

/** Nearness of equal texts. */
export const MAX_NEARNESS = 1_000;

const letterTrigrams = memoize((text: string): ReadonlySet<string> => {
  const padded = ` ${foldText(text)} `;
  return new Set(Array.from({ length: Math.max(0, padded.length - 2) }, (_, index) => padded.slice(index, index + 3)));
});

/**
 * Returns the share of letter trigrams that two texts have in common after folding (Dice coefficient), as a whole number from 0 to 1,000. Symmetric.
 */
export function letterNearness(a: string, b: string): number {
  const left = letterTrigrams(a);
  const right = letterTrigrams(b);
  const total = left.size + right.size;
  if (total === 0) return 0;
  let shared = 0;
  for (const trigram of left) if (right.has(trigram)) shared += 1;
  return Math.round((2 * MAX_NEARNESS * shared) / total);
}
