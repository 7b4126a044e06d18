/**
 * The cells of the rows whose wanted keys are together worth most: all combinations of keys from the most valued on down, as
 * far as there is room. Pure.
 */
import { type SampledKey, togetherness } from './sampled-keys.ts';

/** All combinations of so many are looked at. */
const MOST_ASPECTS = 10;
/** Keys that come together as often as this count as one. */
const AS_ONE = 0.6;
/** Each cell is a search of its own. */
const MOST_CELLS = 24;

/** Combinations of aspects as the bits of a number; those with more bits are in them. */
interface Family {
  masks: readonly number[];
  /** Whatever is worth more than this is in it. */
  above: number;
}

/** The keys that are worth most; those that mostly come together as one, the most common of them. */
const aspectsOf = (keys: readonly SampledKey[]): SampledKey[] => {
  const groups: [SampledKey, ...SampledKey[]][] = [];
  for (const one of keys.toSorted((a, b) => b.rows.size - a.rows.size)) {
    const group = groups.find(([first]) => togetherness(first, one) >= AS_ONE);
    if (group === undefined) groups.push([one]);
    else group.push(one);
  }
  const aspects = groups.map((group) => ({ ...group[0], worth: group.reduce((sum, { worth }) => sum + worth, 0) }));
  const valued = aspects.filter(({ worth }) => worth > 0);
  return valued.toSorted((a, b) => b.worth - a.worth || a.rows.size - b.rows.size).slice(0, MOST_ASPECTS);
};

/** What each combination is worth. */
const worthOfMasks = (aspects: readonly SampledKey[]): number[] => {
  const worth = [0];
  for (const { worth: more } of aspects) worth.push(...worth.map((one) => one + more));
  return worth;
};

/** How many rows of a sample have exactly each combination. */
const countMasks = (aspects: readonly SampledKey[]): number[] => {
  const masks = new Map<number, number>();
  for (const [at, { rows }] of aspects.entries()) {
    for (const row of rows) masks.set(row, (masks.get(row) ?? 0) | (1 << at));
  }
  const counts = Array.from({ length: 2 ** aspects.length }, () => 0);
  for (const mask of masks.values()) counts[mask] = (counts[mask] ?? 0) + 1;
  return counts;
};

const isWithin = (mask: number, other: number): boolean => (mask & other) === mask;

/** Those that have none of the others within. */
const smallest = (masks: readonly number[]): number[] =>
  masks.filter((mask) => !masks.some((other) => other !== mask && isWithin(other, mask)));

/** Down to the first combination that does not fit into `most` rows of the sample. Every combination comes after those it is within. */
const familyOf = (aspects: readonly SampledKey[], most: number): Family => {
  const worth = worthOfMasks(aspects);
  const counts = countMasks(aspects);
  const taken: number[] = [];
  let count = 0;
  const order = worth.map((_, mask) => mask).slice(1);
  for (const mask of order.toSorted((one, other) => (worth[other] ?? 0) - (worth[one] ?? 0))) {
    count += counts[mask] ?? 0;
    if (count > most) return { masks: smallest(taken), above: worth[mask] ?? 0 };
    taken.push(mask);
  }
  return { masks: smallest(taken), above: 0 };
};

/**
 * The cells of about `most` rows of the sample. Fewer aspects need fewer cells, but what the others are worth may be missed; of
 * those with not too many cells it is the family that misses least.
 */
export const mostValued = (keys: readonly SampledKey[], most: number): string[][] => {
  const aspects = aspectsOf(keys);
  let best: Family = { masks: [], above: Number.POSITIVE_INFINITY };
  let without = 0;
  for (let size = aspects.length; size > 0; size -= 1) {
    const { masks, above } = familyOf(aspects.slice(0, size), most);
    if (masks.length <= MOST_CELLS && above + without < best.above) best = { masks, above: above + without };
    without += aspects[size - 1]?.worth ?? 0;
  }
  return best.masks.map((mask) => aspects.flatMap(({ key }, at) => ((mask >> at) & 1 ? [key] : [])));
};
