/**
 * Slips of the keyboard in the names of skills: `Javascrpt`, `Kuberntes`, `photoshp`. One letter left out, doubled, put in,
 * exchanged or swapped with its neighbour, found by an index of the known words with one letter taken out of each.
 * Invariant: only words nobody knows are mended: no word of the taxonomy, of the lexicon or of the false friends.
 */
import { remembering } from './bounded-cache.ts';
import { isKnownWord } from './lexicon.ts';
import { FALSE_FRIENDS } from './taxonomy/false-friends.ts';
import { isStopWord, stem } from './text.ts';

/** Shorter words have too many real neighbours: a slip in six letters is mended only where letters are the same ones. */
const SHORTEST = 6;
const SHORTEST_KNOWN = 5;
/** From this length on a letter may also be a wrong one. */
const LONG = 9;
/** The index looks at the first letters only, which keeps it small; the rest of the word is compared in full. */
const INDEXED_LETTERS = 8;

const falseFriends = new Set(FALSE_FRIENDS.trim().split(/\s+/));
const knownStems = new Set<string>();
const knownWords = new Set<string>();
/** Start of a known word, whole and with one letter taken out → the known words; made when it is first asked. */
let index: Map<string, string[]> | null = null;

/** Makes a word known, so that it is never mended; others may be a slip of it where it is one of our own taxonomy. */
export function learnWord(word: string, isOurs: boolean): void {
  knownStems.add(stem(word));
  if (!isOurs || knownWords.has(word)) return;
  knownWords.add(word);
  index = null;
}

function starts(word: string): Set<string> {
  const start = word.slice(0, INDEXED_LETTERS);
  const all = new Set([start]);
  for (let at = 0; at < start.length; at++) all.add(start.slice(0, at) + start.slice(at + 1));
  return all;
}

function makeIndex(): Map<string, string[]> {
  const made = new Map<string, string[]>();
  for (const word of knownWords) {
    if (word.length < SHORTEST_KNOWN || /\d/.test(word)) continue;
    for (const start of starts(word)) {
      const words = made.get(start);
      if (words === undefined) made.set(start, [word]);
      else words.push(word);
    }
  }
  return made;
}

/** True where `written` is one slip from `meant`. The first letter is always right, and an ending is not a slip. */
function isSlip(written: string, meant: string): boolean {
  let at = 0;
  while (at < written.length && written[at] === meant[at]) at++;
  if (at === 0) return false;
  const rest = written.slice(at);
  const expected = meant.slice(at);
  if (rest === expected.slice(1)) return true;
  if (rest.slice(1) === expected && rest[0] === written[at - 1]) return true;
  if (rest.slice(2) === expected.slice(2) && rest[0] === expected[1] && rest[1] === expected[0]) return true;
  if (written.length < LONG || rest.length < 2) return false;
  return rest.slice(1) === expected || rest.slice(1) === expected.slice(1);
}

/** True for a word that nothing here has heard of. */
export function isUnknownWord(word: string): boolean {
  return !knownStems.has(stem(word)) && !isKnownWord(word) && !falseFriends.has(word) && !isStopWord(word);
}

const MOST_MEANT = 3;

function find(word: string): readonly string[] {
  if (word.length < SHORTEST || /\d/.test(word) || !isUnknownWord(word)) return [];
  index ??= makeIndex();
  const meant = new Map<string, string>();
  for (const start of starts(word)) {
    for (const known of index.get(start) ?? []) if (isSlip(word, known)) meant.set(stem(known), known);
  }
  return meant.size > MOST_MEANT ? [] : [...meant.values()];
}

/** The known words, at most three, that this folded word is a slip of; none where it is known itself. */
export const wordsMeant = remembering(find);
