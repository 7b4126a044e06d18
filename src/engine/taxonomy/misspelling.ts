/**
 * Corrects typing errors in names of skills: `Javascrpt`, `Kuberntes`, `photoshp`. One letter dropped, doubled, added, replaced or swapped with its
 * neighbor, found through an index of known words with one letter removed. Only unknown words are corrected: no word of the taxonomy, the lexicon or
 * the false friends.
 */
import { isStopWord, memoize, stem } from '../text/text.ts';
import { isKnownWord } from './lexicon.ts';
import { FALSE_FRIENDS } from './words/false-friends.ts';

/** Shorter words have too many similar words. Words of six letters are corrected only if the letters are the same. */
const SHORTEST = 6;
const SHORTEST_KNOWN = 5;
/** From this length on, a letter may also be wrong. */
const LONG = 9;
/** The index uses only the first letters, to stay small; the rest of the word is compared in full. */
const INDEXED_LETTERS = 8;

const falseFriends = new Set(FALSE_FRIENDS.trim().split(/\s+/));
const knownStems = new Set<string>();
const knownWords = new Set<string>();

/** Adds a known word, so that it is never corrected. Others are corrected to it only if it is from our own taxonomy. */
export function learnWord(word: string, isOurs: boolean): void {
  knownStems.add(stem(word));
  if (isOurs) knownWords.add(word);
}

function starts(word: string): Set<string> {
  const start = word.slice(0, INDEXED_LETTERS);
  const all = new Set([start]);
  for (let index = 0; index < start.length; index++) all.add(start.slice(0, index) + start.slice(index + 1));
  return all;
}

/** Start of a known word, complete and with one letter removed → the known words. */
function makeIndex(vocabulary: ReadonlySet<string>): Map<string, string[]> {
  const wordsByStart = new Map<string, string[]>();
  for (const word of vocabulary) {
    if (word.length < SHORTEST_KNOWN || /\d/.test(word)) continue;
    for (const start of starts(word)) {
      const words = wordsByStart.get(start);
      if (words === undefined) wordsByStart.set(start, [word]);
      else words.push(word);
    }
  }
  return wordsByStart;
}

/** Returns true if `written` is one typing error away from `correct`. The first letter must be right, and a different ending does not count. */
function isTypo(written: string, correct: string): boolean {
  let index = 0;
  while (index < written.length && written[index] === correct[index]) index++;
  if (index === 0) return false;
  const rest = written.slice(index);
  const expected = correct.slice(index);
  if (rest === expected.slice(1)) return true;
  if (rest.slice(1) === expected && rest[0] === written[index - 1]) return true;
  if (rest.slice(2) === expected.slice(2) && rest[0] === expected[1] && rest[1] === expected[0]) return true;
  if (written.length < LONG || rest.length < 2) return false;
  return rest.slice(1) === expected || rest.slice(1) === expected.slice(1);
}

/** Returns true for an unknown word. */
export function isUnknownWord(word: string): boolean {
  return !knownStems.has(stem(word)) && !isKnownWord(word) && !falseFriends.has(word) && !isStopWord(word);
}

const MAX_CORRECTIONS = 3;

/**
 * Returns a function that finds up to three words of a set that a folded word may be a typing error of; empty for known words. The set may grow until
 * the first call, which creates the index.
 */
export function createCorrector(vocabulary: ReadonlySet<string>): (word: string) => readonly string[] {
  let index = new Map<string, string[]>();
  let indexed = 0;
  return memoize((word) => {
    if (word.length < SHORTEST || /\d/.test(word) || !isUnknownWord(word)) return [];
    if (indexed !== vocabulary.size) {
      index = makeIndex(vocabulary);
      indexed = vocabulary.size;
    }
    const wordsByStem = new Map<string, string>();
    for (const start of starts(word)) {
      for (const candidate of index.get(start) ?? [])
        if (isTypo(word, candidate)) wordsByStem.set(stem(candidate), candidate);
    }
    return wordsByStem.size > MAX_CORRECTIONS ? [] : [...wordsByStem.values()];
  });
}

/** Words of known skills that a folded word may be a typing error of. */
export const spellingCorrections = createCorrector(knownWords);
