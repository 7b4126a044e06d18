/**
 * Finds skills in running text. Names and single words must match exactly. Phrases of common nouns match in any number and gender, if their words are
 * next to each other in one clause. Names that are also everyday words need evidence (name-evidence.ts). The stem of a single word is never a skill,
 * so "states" is not Stata and "scale" not Scala.
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
  /** For each part, whether connecting words are allowed before it, because the spelling has some there. Empty for exact words. */
  readonly joints: readonly boolean[];
}

/** Connecting words, which may vary: `atención al cliente`, `atención a clientes`. */
const CONNECTING = new Set(
  `a an the of and or to in on for with de del la el los las un una y e o en con para al por do da dos das em ao aos os as um
   uma com`.split(/\s+/),
);

const stemUnlessStopWord = (word: string): string => (isStopWord(word) ? word : stem(word));

/** Phrases of exact words, and phrases of stems, by their first part; longest first. */
const exactPhrases = new Map<string, Phrase[]>();
const nounPhrases = new Map<string, Phrase[]>();
/** Names without spaces → the evidence they need. */
const names = new Map<string, Evidence>();
/** One-word names, to which misspelled words are corrected. */
const singleNames = new Set<string>();

/** The words of a text without connecting words; all words if there are no others. */
export function significantWords(all: readonly string[]): readonly string[] {
  const significant = all.filter((word) => !CONNECTING.has(word));
  return significant.length === 0 ? all : significant;
}

function addTo(index: Map<string, Phrase[]>, phrase: Phrase): void {
  const first = phrase.parts[0] ?? '';
  const phrases = index.get(first) ?? [];
  phrases.push(phrase);
  phrases.sort((a, b) => b.parts.length - a.parts.length);
  index.set(first, phrases);
}

/** For each significant word, whether connecting words precede it. */
function markJoints(all: readonly string[]): boolean[] {
  return all.flatMap((word, index) => (CONNECTING.has(word) ? [] : [CONNECTING.has(all[index - 1] ?? '')]));
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
  if (isName || significant.length === 1) addTo(exactPhrases, { id, spelling, needs, parts: all, joints: [] });
  else addTo(nounPhrases, { id, spelling, needs, parts: significant.map(stemUnlessStopWord), joints: markJoints(all) });
}

const LONGEST_NAME = 3;

/** The evidence that prose needs for a program with this name; undefined for other words. */
export const programEvidence = (name: readonly string[]): Evidence | undefined => names.get(name.join(''));

function findNeighbor(itemWords: readonly string[], side: 'start' | 'end'): Neighbor | null {
  for (let length = Math.min(LONGEST_NAME, itemWords.length); length > 0; length--) {
    const part = side === 'start' ? itemWords.slice(0, length) : itemWords.slice(-length);
    const needs = names.get(part.join(''));
    if (needs !== undefined) return { length, needs };
  }
  return null;
}

/** Prose has more words than skill lists, so more of them look like typing errors, especially names of people and places. */
const LONG_IN_PROSE = 9;

const sortedLetters = (word: string): string => Array.from(word).toSorted().join('');
/** Number of last letters that must match, because another ending is often another word (`collaborated`, CollaborateMD). */
const ENDING = 2;

/**
 * The name that a long unknown word misspells, if there is only one: a letter is missing, or two are swapped. Wrong letters are not corrected,
 * because too many other words differ from a name in one letter.
 */
function correctedName(word: string): string | undefined {
  if (word.length < LONG_IN_PROSE) return undefined;
  const [correction, other] = spellingCorrections(word);
  if (correction === undefined || other !== undefined || !singleNames.has(correction)) return undefined;
  if (word.slice(-ENDING) !== correction.slice(-ENDING)) return undefined;
  return word.length < correction.length || sortedLetters(word) === sortedLetters(correction) ? correction : undefined;
}

/** The position of the last word of a phrase that starts at a position, or -1 if it does not match. */
type Ending = (phrase: Phrase, index: number) => number;

const SHORTEST_PLURAL = 4;

/** Returns true for a word of a name, also as its plural or singular: `pivot tables`, `landing pages`. */
const isForm = (word: string | undefined, part: string): boolean =>
  word === part || (part.length >= SHORTEST_PLURAL && (word === `${part}s` || part === `${word}s`));

const exactEnding =
  (all: readonly string[]): Ending =>
  ({ parts }, index) =>
    parts.every((part, i) => i === 0 || isForm(all[index + i], part)) ? index + parts.length - 1 : -1;

const nounEnding =
  (all: readonly string[]): Ending =>
  ({ parts, joints }, position) => {
    let index = position;
    for (let i = 1; i < parts.length; i++) {
      index += 1;
      while (joints[i] === true && CONNECTING.has(all[index] ?? '')) index += 1;
      if (index >= all.length || stemUnlessStopWord(all[index] ?? '') !== parts[i]) return -1;
    }
    return index;
  };

interface Found {
  readonly phrase: Phrase;
  readonly last: number;
}

/** Ids of the known skills in a text, in order. */
export function skillsIn({ all, breaks, text }: Content, kind: TextKind = 'prose'): Set<string> {
  const skills = new Set<string>();
  const cache = new Map<Phrase, boolean>();
  const isShown = (phrase: Phrase): boolean => {
    if (phrase.needs === 'none') return true;
    const isEvident = cache.get(phrase) ?? hasEvidence(text, phrase.spelling, phrase.needs, kind, findNeighbor);
    cache.set(phrase, isEvident);
    return isEvident;
  };
  let clause = 0;
  const longest = (phrases: readonly Phrase[] | undefined, index: number, ending: Ending): Found | null => {
    for (const phrase of phrases ?? []) {
      const last = ending(phrase, index);
      if (last >= 0 && last < (breaks[clause] ?? Infinity) && isShown(phrase)) return { phrase, last };
    }
    return null;
  };
  const exact = exactEnding(all);
  const noun = nounEnding(all);
  for (let index = 0; index < all.length; ) {
    while ((breaks[clause] ?? Infinity) <= index) clause += 1;
    const word = all[index] ?? '';
    const name = longest(exactPhrases.get(word) ?? exactPhrases.get(correctedName(word) ?? ''), index, exact);
    const wordStem = CONNECTING.has(word) ? '' : stemUnlessStopWord(word);
    const nouns = longest(nounPhrases.get(wordStem), index, noun);
    const best = (nouns?.last ?? -1) > (name?.last ?? -1) ? nouns : name;
    if (best !== null) skills.add(best.phrase.id);
    index = (best?.last ?? index) + 1;
  }
  return skills;
}
