/**
 * Which rows of a large market are worth a rough score. An index finds the rows that have all of some keys, a cell, so what is
 * looked for is said in cells: "has these three, or these two and that one". How many rows that makes, a sample says. Pure.
 */

import type { KeysWanted } from '../match-keys.ts';
import { mostValued } from './cell-families.ts';
import { lookUp, type Sample, type SampledKey } from './sampled-keys.ts';

/** Those who have all of some keys. */
export type Cell = readonly string[];

/** Cells, and about how many rows are in one of them. */
export interface Chosen {
  cells: readonly Cell[];
  expected: number;
}

/** What a sample does not have may still be there. */
const UNSEEN = 0.5;
/** A key that takes no more of the room than this is asked for alone, whatever it is worth. */
const RARE = 1 / 16;
/** All rare keys together take no more of it than this. */
const MOST_RARE = 1 / 2;

/** The places of the rows that have all keys of a cell. */
const placesOf = (cell: Cell, known: ReadonlyMap<string, SampledKey>): number[] => {
  const [fewest, ...others] = cell
    .map((key) => known.get(key)?.rows ?? new Set<number>())
    .toSorted((one, other) => one.size - other.size);
  return [...(fewest ?? [])].filter((place) => others.every((rows) => rows.has(place)));
};

/** Chooses step by step; counts in rows of the sample. */
const startChoice = (keys: readonly SampledKey[]) => {
  const known = new Map(keys.map((one) => [one.key, one]));
  const cells: Cell[] = [];
  const reached = new Set<number>();
  let steps = 0;
  return {
    cells,
    reached,
    used: () => reached.size + steps * UNSEEN,
    take: (more: readonly Cell[]): void => {
      cells.push(...more);
      steps += Math.sign(more.length);
      for (const cell of more) for (const place of placesOf(cell, known)) reached.add(place);
    },
  };
};

/** Cells of about `most` rows together: rare keys, then the combinations that are worth most, then rare keys of what fits in part. */
export const chooseCells = ({ own, related }: KeysWanted, sample: Sample, most: number): Chosen => {
  const each = sample.all / (sample.rows.length + 1);
  const room = most / each;
  const ownKeys = lookUp(own, sample);
  const partly = related.map((key) => ({ key, worth: 0 }));
  const relatedKeys = lookUp(partly, sample);
  const choice = startChoice([...ownKeys, ...relatedKeys]);
  const takeRare = (keys: readonly SampledKey[], share: number): void => {
    for (const { key, rows } of keys.toSorted((one, other) => one.rows.size - other.rows.size)) {
      const more = rows.size + UNSEEN;
      if (more <= RARE * room && choice.used() + more <= share * room) choice.take([[key]]);
    }
  };
  takeRare(ownKeys, MOST_RARE);
  choice.take(mostValued(ownKeys, room - choice.used() - UNSEEN));
  takeRare(relatedKeys, 1);
  return { cells: choice.cells, expected: each * choice.used() };
};
