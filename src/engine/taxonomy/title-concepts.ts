/**
 * Reads the words of a title: expands abbreviations (`CSM`, `PM` with three readings), corrects typos (`Bookeeper`), maps words to concepts
 * and finds the head noun: `guard` in `Night Security Guard` and in `Guardia de seguridad nocturno`. Heads are last in English compounds and first in
 * Spanish and Portuguese. Prepositions, commas, dashes and brackets end a part. Only unknown words are corrected, and only to words of titles. A
 * title has at most two heads, and may have none (`Customer Service`).
 */
import { readContent, stem, words } from '../text/text.ts';
import { conceptsIn, isHead, isRank, lexiconWords, readConcepts, toEnglishWords } from './lexicon.ts';
import { createCorrector } from './misspelling.ts';
import { allTitleWords } from './occupations.ts';
import { BROAD_HEADS, CRAFT_HEADS, OPEN_HEADS, TRADE_HEADS } from './words/head-words.ts';
import { TITLE_ABBREVIATIONS } from './words/title-abbreviations.ts';

const titleWords = new Set([...lexiconWords(), ...allTitleWords()]);
const titleStems = new Set([...titleWords].map(stem));
const titleWordCorrections = createCorrector(titleWords);

const correctSpelling = (word: string): string =>
  titleStems.has(stem(word)) ? word : (titleWordCorrections(word)[0] ?? word);

/** Returns the concepts of a title or part of a title, in order, with repetitions. */
export function readTitleConcepts(title: string): string[] {
  const written = readContent(title).words.map(correctSpelling);
  return conceptsIn({ words: written, stems: written.map(stem) });
}

const readings = new Map(
  TITLE_ABBREVIATIONS.trim()
    .split('\n')
    .map((line) => {
      const [short = '', long = ''] = line.split(': ');
      return [short, long.split(' | ')] as const;
    }),
);

/** Longer abbreviations come first. Otherwise `ar condicionado` would be read as `ar`. */
const ABBREVIATION = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...readings.keys()].toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
);

/** Removed from titles. Otherwise `am` would be read as account manager. */
const I_AM = /\bI am\b/giu;

/** Returns a title with expanded abbreviations, one text for each reading, most common first. */
export function titleReadings(written: string): string[] {
  const title = written.normalize('NFKC').replace(/\s+/gu, ' ').replace(I_AM, '');
  const readingCounts = (title.match(ABBREVIATION) ?? []).map(
    (short) => readings.get(short.toLowerCase())?.length ?? 1,
  );
  return Array.from({ length: Math.max(1, ...readingCounts) }, (_, index) =>
    title.replace(ABBREVIATION, (short) => {
      const expansions = readings.get(short.toLowerCase()) ?? [];
      return expansions[index] ?? expansions[0] ?? short;
    }),
  );
}

/** How much a head says about the work on its own, 0-1. */
const SPECIFICITY: readonly (readonly [nouns: string, specificity: number])[] = [
  [OPEN_HEADS, 0.15],
  [BROAD_HEADS, 0.35],
  [CRAFT_HEADS, 0.7],
  [TRADE_HEADS, 1],
];

const specificity = new Map(
  SPECIFICITY.flatMap(([nouns, worth]) =>
    nouns
      .trim()
      .split(/\s+/)
      .flatMap((word) => readConcepts(word).slice(0, 1))
      .map((concept) => [concept, worth] as const),
  ),
);

/** Returns how much a head says about the work on its own, 0-1. */
export const headSpecificity = (concept: string): number => specificity.get(concept) ?? 0;

/**
 * Separators of the parts of a title: dashes, `/`, `&` and `+` between spaces, other punctuation, and a slash between words of four or more letters.
 */
const PART_END = /\s[-–—]+\s|[,;:|•·()[\]]|\s[/&+]\s|(?<=\p{L}{4})\s?\/\s?(?=\p{L}{4})/u;
const PREPOSITION = /\s{1,4}(?:of|for|to|at|in|with|de|del|da|do|das|dos|para|en|em|con|com)\s{1,4}/iu;
const ROMANCE_PREPOSITION = /\s(?:de|del|da|do|das|dos|para|en|em|con|com)\s/iu;

/**
 * Endings of Spanish and Portuguese nouns and adjectives. English words with these endings are listed as exceptions. Of `-or` and `-ora`, only `-dor`
 * and `-dora` are included, so that both genders of a title are read the same way.
 */
const ROMANCE_ENDING = /(?:(?<!or)[ao]s?|dora?|cion|cao|dade?|[ae]nte|ivo|iar|bre|gem)$/;
const ENGLISH_EXCEPTIONS = new Set(
  'data media video photo auto java kotlin camera studio radio casino pharma visa extra audio promo demo crypto vendor ambassador solo metro forensics'.split(
    ' ',
  ),
);
const isRomance = (word: string): boolean => ROMANCE_ENDING.test(word) && !ENGLISH_EXCEPTIONS.has(word);

const MAX_HEADS = 2;

/** Returns the heads of a title as concepts, starting with the head of its first part. */
export function titleHeads(title: string): string[] {
  const heads = new Set<string>();
  for (const part of title.split(PART_END)) {
    const head = findPartHead(part);
    if (head !== undefined) heads.add(head);
  }
  return [...heads].slice(0, MAX_HEADS);
}

/** Returns the head of a part, from its first phrase that has one. A preposition starts a new phrase. */
function findPartHead(part: string): string | undefined {
  const headFirst = ROMANCE_PREPOSITION.test(part) || words(part).some(isRomance);
  for (const phrase of part.split(PREPOSITION)) {
    const heads = readTitleConcepts(phrase).filter((concept) => specificity.has(concept));
    if (heads.length > 0) return headFirst ? heads[0] : heads.at(-1);
  }
  return undefined;
}

/**
 * Returns folded English words for the work in a title: `accountant` for `Contadora Pública`, `frontend` and `engineer` for `Front-end Engineer`.
 * Omits rank and unknown words. Includes kinds of workers only as heads: a `Sales Development Representative` is not a `developer`. With these words,
 * a search in English finds the title in any language and spelling.
 */
export function titleInEnglish(title: string): string[] {
  const heads = titleHeads(title);
  const isIncluded = (concept: string): boolean => !isRank(concept) && (!isHead(concept) || heads.includes(concept));
  return toEnglishWords(readTitleConcepts(title).filter(isIncluded));
}
