/**
 * The words of a title: abbreviations spelled out (`CSM`, `PM` in three readings), slips of the keyboard mended (`Bookeeper`), then
 * concepts. Compares nothing. Invariant: only words that nobody knows are mended, and only to words of titles.
 */

import { contentOf, stem } from '../text/text.ts';
import { conceptsIn, lexiconWords } from './lexicon.ts';
import { slipsAmong } from './misspelling.ts';
import { occupationWords } from './occupations.ts';
import { TITLE_ABBREVIATIONS } from './words/title-abbreviations.ts';

const titleWords = new Set([...lexiconWords(), ...occupationWords()]);
const titleStems = new Set([...titleWords].map(stem));
const meantBy = slipsAmong(titleWords);

const mended = (word: string): string => (titleStems.has(stem(word)) ? word : (meantBy(word)[0] ?? word));

/** The concepts of a title or a part of one, in order, with repeats. */
export function conceptsOfTitle(title: string): string[] {
  const words = contentOf(title).words.map(mended);
  return conceptsIn({ words, stems: words.map(stem) });
}

const readings = new Map(
  TITLE_ABBREVIATIONS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(': ');
      return [short, long.split(' | ')] as const;
    }),
);

/** The longest first, so that `ar condicionado` is no `ar`. */
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...readings.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** A title with its abbreviations spelled out, in each of their readings, the commonest first. */
export function titleReadings(written: string): string[] {
  const title = written.normalize('NFKC').replace(/\s+/gu, ' ');
  const found = (title.match(ABBREVIATION) ?? []).map((short) => readings.get(short.toLowerCase())?.length ?? 1);
  return Array.from({ length: Math.max(1, ...found) }, (_, at) =>
    title.replace(ABBREVIATION, (short) => {
      const meant = readings.get(short.toLowerCase()) ?? [];
      return meant[at] ?? meant[0] ?? short;
    }),
  );
}
