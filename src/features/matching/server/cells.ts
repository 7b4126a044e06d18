/**
 * Which rows of a large market are worth a rough score: those that have certain keys of the other side. A key that few have
 * is asked for alone, a common one only beside another. Pure; how common a key is, a sample says.
 */

import type { KeysWanted } from '../sketch.ts';

/** Those who have all of some keys. */
export interface Cell {
  keys: readonly string[];
  /** About how many rows have them, whatever else is asked. */
  expected: number;
}

/** The wanted keys of some rows, of all that there are. */
export interface Sample {
  keys: readonly (readonly string[])[];
  /** About how many rows there are. */
  all: number;
}

const toCells = (sets: readonly (readonly string[])[], { keys, all }: Sample): Cell[] => {
  const rows = keys.map((row) => new Set(row));
  const cells = sets.map((set): Cell => {
    const count = rows.filter((row) => set.every((key) => row.has(key))).length;
    // What a sample does not have may still be there.
    return { keys: set, expected: (all * (count + 0.5)) / (rows.length + 1) };
  });
  return cells.toSorted((one, other) => one.expected - other.expected);
};

const alone = (keys: readonly string[]): string[][] => keys.map((key) => [key]);

const inPairs = (keys: readonly string[]): string[][] =>
  keys.flatMap((one, at) => keys.slice(at + 1).map((other) => [one, other]));

/** A side with many keys has rarer ones enough; pairs of all would be thousands. */
const MOST_PAIRED = 24;

/**
 * Cells of about `most` rows together: single wanted keys from the rarest on, then pairs of the others, then single keys of
 * what fits in part. A row may be in several.
 */
export const chooseCells = ({ own, related }: KeysWanted, sample: Sample, most: number): Cell[] => {
  const singles = toCells(alone(own), sample);
  const paired = singles.slice(0, MOST_PAIRED).flatMap(({ keys }) => keys);
  const chosen: Cell[] = [];
  const taken = new Set<string>();
  let expected = 0;
  for (const cell of [...singles, ...toCells(inPairs(paired), sample), ...toCells(alone(related), sample)]) {
    const isCovered = cell.keys.some((key) => taken.has(key));
    if (isCovered || expected + cell.expected > most) continue;
    chosen.push(cell);
    expected += cell.expected;
    if (cell.keys.length === 1) for (const key of cell.keys) taken.add(key);
  }
  return chosen;
};
