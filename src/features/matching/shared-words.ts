/**
 * Known skills by their words, for skills that are not known as a whole: where `E-learning` is required, `Falcon training`
 * earns some credit. Only for finding rows; a score takes its credit from factors.ts.
 * Invariant: a function of the taxonomy in use.
 */
import { remembering } from './bounded-cache.ts';
import { ENOUGH_WORDS, SHARED_WORDS_LISTED } from './factors.ts';
import { conceptsOf, conceptWeight } from './lexicon.ts';
import { allSkills } from './skills.ts';

/** A spelling of a known skill. */
interface Spelling {
  key: string;
  concepts: readonly string[];
}

const buildIndex = (): ReadonlyMap<string, readonly Spelling[]> => {
  const index = new Map<string, Spelling[]>();
  for (const { id, label, aliases } of allSkills()) {
    for (const text of [label, ...aliases]) {
      const spelling = { key: id, concepts: [...new Set(conceptsOf(text))] };
      for (const concept of spelling.concepts) {
        const found = index.get(concept);
        if (found === undefined) index.set(concept, [spelling]);
        else found.push(spelling);
      }
    }
  }
  return index;
};

/** Made when it is first asked for, and again after a taxonomy was taken in. */
const spellingsByWord = remembering((_all: string) => buildIndex());

const weigh = (concepts: readonly string[]): number =>
  concepts.reduce((sum, concept) => sum + conceptWeight(concept), 0);

/** What offering these words (concepts) is worth (0-1) where known skills are required, by key; those that share enough only. */
export const creditInWords = (offered: Iterable<string>): ReadonlyMap<string, number> => {
  const words = new Set(offered);
  const credits = new Map<string, number>();
  for (const { key, concepts } of [...words].flatMap((word) => spellingsByWord('').get(word) ?? [])) {
    const share = weigh(concepts.filter((concept) => words.has(concept))) / weigh(concepts);
    if (share >= ENOUGH_WORDS) credits.set(key, Math.max(credits.get(key) ?? 0, SHARED_WORDS_LISTED * share));
  }
  return credits;
};
