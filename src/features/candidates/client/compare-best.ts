/** Which values of a row of the comparison are the best ones. Pure. */

export type Direction = 'highest' | 'lowest';

/**
 * The places of the best values: several where they share it, none where all are equal, or where there are not two to
 * compare. What is not stated (null) is compared with nothing.
 */
export const bestPlaces = (values: readonly (number | null)[], direction: Direction): ReadonlySet<number> => {
  const stated = values.filter((value) => value !== null);
  if (new Set(stated).size < 2) return new Set();
  const best = direction === 'highest' ? Math.max(...stated) : Math.min(...stated);
  return new Set(values.flatMap((value, place) => (value === best ? [place] : [])));
};
