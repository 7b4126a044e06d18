/** The occupations nearest to a title or a search, by the learned table of meanings. */
import { closeness } from '../text/title-meaning.ts';
import { allOccupations } from './occupations.ts';
import { titleReadings } from './title-concepts.ts';
import { readTitleMeaning } from './titles.ts';

/** Limits for near occupations. */
export interface Nearness {
  /** The minimum closeness (-1 to 1). */
  minCloseness: number;
  /** The maximum difference in closeness to the nearest occupation. */
  leeway: number;
  /** The maximum number of occupations. */
  count: number;
}

/** The limits for the occupations that describe a title. */
const DESCRIBING_NEARNESS: Nearness = { minCloseness: 0.6, leeway: 0.2, count: 3 };

interface OccupationMeaning {
  readonly id: string;
  readonly meaning: Int8Array;
}

let meanings: readonly OccupationMeaning[] | null = null;

/** Calculates the meanings of all occupations on first use, because the table is set after this module is loaded. */
const occupationMeanings = (): readonly OccupationMeaning[] =>
  (meanings ??= allOccupations().map(({ id, label }) => ({ id, meaning: readTitleMeaning(label) })));

/** Returns ids of the occupations near any reading of a title (`PM` has three), nearest first. */
export function occupationsNear(
  title: string,
  { minCloseness, leeway, count }: Nearness = DESCRIBING_NEARNESS,
): string[] {
  const near = new Map<string, number>();
  for (const reading of titleReadings(title)) {
    const meaning = readTitleMeaning(reading);
    for (const { id, meaning: other } of occupationMeanings()) {
      const value = closeness(meaning, other);
      if (value >= minCloseness && value > (near.get(id) ?? 0)) near.set(id, value);
    }
  }
  const sorted = [...near].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  const nearest = sorted[0]?.[1] ?? 0;
  return sorted
    .filter(([, value]) => value >= nearest - leeway)
    .slice(0, count)
    .map(([id]) => id);
}
