/** Finds the best values in a row of the comparison. Pure. */

export type Direction = 'highest' | 'lowest';

/**
 * Returns the indexes of the best values. Includes all ties. Returns none if all values are equal or fewer than two are stated. Null
 * means "not stated" and is skipped.
 */
export const bestIndexes = (values: readonly (number | null)[], direction: Direction): ReadonlySet<number> => {
  const stated = values.filter((value) => value !== null);
  if (new Set(stated).size < 2) return new Set();
  const best = direction === 'highest' ? Math.max(...stated) : Math.min(...stated);
  return new Set(values.flatMap((value, index) => (value === best ? [index] : [])));
};
