/**
 * Corrects typos in names of skills and in titles: `Javascrpt`, `Kuberntes`, `photoshp`. An error is one letter that is dropped, doubled,
 * added, replaced or swapped with its neighbor. Corrections come from an index of known words with one letter removed. Only unknown words are
 * corrected. The words of the taxonomy, the lexicon and the false friends are known.
 */
import { isStopWord, memoize, stem } from '../text/text.ts';
import { isLexiconWord } from './lexicon.ts';
import { FALSE_FRIENDS } from './words/false-friends.ts';

/** Shorter words are similar to too many other words. */
const MIN_LENGTH = 6;
const MIN_KNOWN_LENGTH = 5;
/** From this length, a letter may also be wrong or added. */
const MIN_LENGTH_FOR_ANY_ERROR = 9;
/** The index uses only the first letters to save memory. The rest of the word is compared in full. */
const INDEXED_LETTERS = 8;

const falseFriends = new Set(FALSE_FRIENDS.trim().split(/\s+/));
const knownStems = new Set<string>();
const knownWords = new Set<string>();

/** Adds a known word, which is never corrected. `isOurs` is true for words of our own taxonomy. Only these words are used as corrections. */
export function addKnownWord(word: string, isOurs: boolean): void {
  knownStems.add(stem(word));
  if (isOurs) knownWords.add(word);
}

function indexedStarts(word: string): Set<string> {
  const start = word.slice(0, INDEXED_LETTERS);
  const all = new Set([start]);
  for (let index = 0; index < start.length; index++) all.add(start.slice(0, index) + start.slice(index + 1));
  return all;
}

/** Maps the start of each known word, complete and with one letter removed, to the known words. */
function buildIndex(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  const wordsByStart = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < MIN_KNOWN_LENGTH || /\d/.test(word)) continue;
    for (const start of indexedStarts(word)) {
      const words = wordsByStart.get(start);
      if (words === undefined) wordsByStart.set(start, [word]);
      else words.push(word);
    }
  }
  return wordsByStart;
}

/**
 * Returns true if `written` is one typo away from `correct`. The first letter must be correct. A wrong last letter does not count as a typo.
 * An added last letter counts only if it repeats the previous letter.
 */
function isTypo(written: string, correct: string): boolean {
  let index = 0;
  while (index < written.length && written[index] === correct[index]) index++;
  if (index === 0) return false;
  const rest = written.slice(index);
  const expected = correct.slice(index);
  if (rest === expected.slice(1)) return true;
  if (rest.slice(1) === expected && rest[0] === written[index - 1]) return true;
  if (rest.slice(2) === expected.slice(2) && rest[0] === expected[1] && rest[1] === expected[0]) return true;
  if (written.length < MIN_LENGTH_FOR_ANY_ERROR || rest.length < 2) return false;
  return rest.slice(1) === expected || rest.slice(1) === expected.slice(1);
}

/** Returns true for an unknown word. */
export function isUnknownWord(word: string): boolean {
  return !knownStems.has(stem(word)) && !isLexiconWord(word) && !falseFriends.has(word) && !isStopWord(word);
}

const MAX_CORRECTIONS = 3;

/**
 * Returns a function that finds the words of a set that a folded word may be a misspelling of. The function returns no words for a known word, or if
 * there are more than three. The set may grow: the index is created on the first call and again after words were added.
 */
export function createCorrector(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  let index = new Map<string, string[]>();
  let indexedSize = 0;
  return memoize((word) => {
    if (word.length < MIN_LENGTH || /\d/.test(word) || !isUnknownWord(word)) return [];
    if (indexedSize !== vocabulary.size) {
      index = buildIndex(vocabulary);
      indexedSize = vocabulary.size;
    }
    const wordsByStem = new Map<string, string>();
    for (const start of indexedStarts(word)) {
      for (const candidate of index.get(start) ?? [])
        if (isTypo(word, candidate)) wordsByStem.set(stem(candidate), candidate);
    }
    return wordsByStem.size > MAX_CORRECTIONS ? [] : [...wordsByStem.values()];
  });
}

/** Returns the words of our own skills that a folded word may be a misspelling of. */
export const spellingCorrections = createCorrector(knownWords);
