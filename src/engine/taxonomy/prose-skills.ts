/**
 * Finds skills in running text. Names and single words must match exactly, except for a plural s in later words and for typos in long names.
 * Phrases of common nouns match in any number and gender, if their words are adjacent in one clause. Names that are also everyday words need evidence
 * (name-evidence.ts). The stem of a single word is never a skill, so "states" is not Stata and "scale" is not Scala.
 */

import { type Evidence, hasEvidence, type Neighbor, type TextKind } from '../text/name-evidence.ts';
import { type Content, isStopWord, stem, words } from '../text/text.ts';
import { spellingCorrections } from './misspelling.ts';

/** A spelling of a skill in prose. */
interface Phrase {
  readonly id: string;
  readonly spelling: string;
  readonly needs: Evidence;
  readonly parts: readonly string[];
  /** For each part, whether connecting words may precede it, as they do in the spelling. Empty for exact words. */
  readonly hasConnector: readonly boolean[];
}

/** Connecting words, which may vary: `atención al cliente`, `atención a clientes`. */
const CONNECTING_WORDS = new Set(
  `a an the of and or to in on for with de del la el los las un una y e o en con para al por do da dos das em ao aos os as um
   uma com`.split(/\s+/),
);

const stemUnlessStopWord = (word: string): string => (isStopWord(word) ? word : stem(word));

/** Phrases of exact words, and phrases of stems, by their first part, longest first. */
const exactPhrases = new Map<string, Phrase[]>();
const nounPhrases = new Map<string, Phrase[]>();
/** The evidence that names need, by name without spaces. */
const names = new Map<string, Evidence>();
/** One-word names, which misspelled words are corrected to. */
const singleNames = new Set<string>();

/** Returns the words of a text without connecting words, or all words if there are no others. */
export function significantWords(all: readonly string[]): readonly string[] {
  const significant = all.filter((word) => !CONNECTING_WORDS.has(word));
  return significant.length === 0 ? all : significant;
}

function addToIndex(index: Map<string, Phrase[]>, phrase: Phrase): void {
  const first = phrase.parts[0] ?? '';
  const phrases = index.get(first) ?? [];
  phrases.push(phrase);
  phrases.sort((a, b) => b.parts.length - a.parts.length);
  index.set(first, phrases);
}

/** Returns for each significant word whether connecting words precede it. */
function markConnectors(all: readonly string[]): boolean[] {
  return all.flatMap((word, index) => (CONNECTING_WORDS.has(word) ? [] : [CONNECTING_WORDS.has(all[index - 1] ?? '')]));
}

/** Adds a spelling. `isName` is true for products and techniques, whose words have no other forms. */
export function addPhrase(id: string, spelling: string, needs: Evidence, isName: boolean): void {
  const all = words(spelling);
  const significant = significantWords(all);
  if (isName) {
    const joined = all.join('');
    if (!names.has(joined)) names.set(joined, needs);
    if (all.length === 1 && needs === 'none') singleNames.add(joined);
  }
  if (needs === 'listed' || significant.length === 0) return;
  if (isName || significant.length === 1)
    addToIndex(exactPhrases, { id, spelling, needs, parts: all, hasConnector: [] });
  else
    addToIndex(nounPhrases, {
      id,
      spelling,
      needs,
      parts: significant.map(stemUnlessStopWord),
      hasConnector: markConnectors(all),
    });
}

const MAX_NAME_WORDS = 3;

/** Returns the evidence that prose needs for a program with this name, or undefined for other words. */
export const programEvidence = (name: readonly string[]): Evidence | undefined => names.get(name.join(''));

function findNeighbor(itemWords: readonly string[], side: 'start' | 'end'): Neighbor | null {
  for (let length = Math.min(MAX_NAME_WORDS, itemWords.length); length > 0; length--) {
    const part = side === 'start' ? itemWords.slice(0, length) : itemWords.slice(-length);
    const needs = names.get(part.join(''));
    if (needs !== undefined) return { length, needs };
  }
  return null;
}

/**
 * The minimum length of corrected words. Prose has more words than skill lists do, so more of its words look like
 * typos, especially names of people and places.
 */
const MIN_CORRECTED_LENGTH = 9;

const sortLetters = (word: string): string => Array.from(word).toSorted().join('');
/** The number of final letters that must match, because a different ending often means a different word (`collaborated`, CollaborateMD). */
const ENDING_LENGTH = 2;

/**
 * Returns the only name that a long unknown word misspells by a missing letter or two swapped letters. Wrong letters are not corrected, because too
 * many other words differ from a name in one letter.
 */
function correctedName(word: string): string | undefined {
  if (word.length < MIN_CORRECTED_LENGTH) return undefined;
  const [correction, other] = spellingCorrections(word);
  if (correction === undefined || other !== undefined || !singleNames.has(correction)) return undefined;
  if (word.slice(-ENDING_LENGTH) !== correction.slice(-ENDING_LENGTH)) return undefined;
  return word.length < correction.length || sortLetters(word) === sortLetters(correction) ? correction : undefined;
}

/** Returns the index of the last word of a phrase that starts at `index`, or -1 if the phrase does not match. */
type FindEnd = (phrase: Phrase, index: number) => number;

const MIN_PLURAL_LENGTH = 4;

/** Returns true for a word of a name, including its plural or singular: `pivot tables`, `landing pages`. */
const isSameWord = (word: string | undefined, part: string): boolean =>
  word === part || (part.length >= MIN_PLURAL_LENGTH && (word === `${part}s` || part === `${word}s`));

const exactEndFinder =
  (all: readonly string[]): FindEnd =>
  ({ parts }, index) =>
    parts.every((part, i) => i === 0 || isSameWord(all[index + i], part)) ? index + parts.length - 1 : -1;

const nounEndFinder =
  (all: readonly string[]): FindEnd =>
  ({ parts, hasConnector }, position) => {
    let index = position;
    for (let i = 1; i < parts.length; i++) {
      index += 1;
      while (hasConnector[i] === true && CONNECTING_WORDS.has(all[index] ?? '')) index += 1;
      if (index >= all.length || stemUnlessStopWord(all[index] ?? '') !== parts[i]) return -1;
    }
    return index;
  };

interface FoundPhrase {
  readonly phrase: Phrase;
  readonly last: number;
}

/** Returns ids of the known skills in a text, in order. */
export function skillsIn({ all, breaks, text }: Content, kind: TextKind = 'prose'): Set<string> {
  const skills = new Set<string>();
  const cache = new Map<Phrase, boolean>();
  const hasNeededEvidence = (phrase: Phrase): boolean => {
    if (phrase.needs === 'none') return true;
    const isEvident = cache.get(phrase) ?? hasEvidence(text, phrase.spelling, phrase.needs, kind, findNeighbor);
    cache.set(phrase, isEvident);
    return isEvident;
  };
  let clause = 0;
  const findLongest = (phrases: readonly Phrase[] | undefined, index: number, findEnd: FindEnd): FoundPhrase | null => {
    for (const phrase of phrases ?? []) {
      const last = findEnd(phrase, index);
      if (last >= 0 && last < (breaks[clause] ?? Infinity) && hasNeededEvidence(phrase)) return { phrase, last };
    }
    return null;
  };
  const exact = exactEndFinder(all);
  const noun = nounEndFinder(all);
  for (let index = 0; index < all.length; ) {
    while ((breaks[clause] ?? Infinity) <= index) clause += 1;
    const word = all[index] ?? '';
    const name = findLongest(exactPhrases.get(word) ?? exactPhrases.get(correctedName(word) ?? ''), index, exact);
    const wordStem = CONNECTING_WORDS.has(word) ? '' : stemUnlessStopWord(word);
    const nouns = findLongest(nounPhrases.get(wordStem), index, noun);
    const best = (nouns?.last ?? -1) > (name?.last ?? -1) ? nouns : name;
    if (best !== null) skills.add(best.phrase.id);
    index = (best?.last ?? index) + 1;
  }
  return skills;
}
