/** The wanted keys as a sample of rows has them. Pure. */

import type { WantedKey } from '../match-keys.ts';

/** Which of the wanted keys some rows have, of all that there are. */
export interface Sample {
  rows: readonly (readonly string[])[];
  /** About how many rows there are. */
  all: number;
}

/** A wanted key, and which rows of the sample have it, by their places. */
export interface SampledKey extends WantedKey {
  readonly rows: ReadonlySet<number>;
}

/** Looks the keys up in a sample. */
export const lookUp = (wanted: readonly WantedKey[], { rows }: Sample): SampledKey[] => {
  const having = new Map(wanted.map(({ key }) => [key, new Set<number>()]));
  for (const [place, keys] of rows.entries()) for (const key of keys) having.get(key)?.add(place);
  return wanted.map(({ key, worth }) => ({ key, worth, rows: having.get(key) ?? new Set() }));
};

/** Of the rows that have one of two keys, the share (0-1) of those that have both. */
export const togetherness = (one: SampledKey, other: SampledKey): number => {
  let both = 0;
  for (const row of one.rows) if (other.rows.has(row)) both += 1;
  return both / Math.max(1, one.rows.size + other.rows.size - both);
};
