/**
 * Weak signs that a text is a job title, for roles that are not in any list: the form of its head word, a
 * word of the title at the top of the résumé, and words in lower case.
 */
import { fold, foldedWords } from './folding.ts';

const FORM_SCORE = 0.3;
const HEADLINE_SCORE = 0.4;
const LOWER_CASE_SCORE = 0.2;
const MIN_WORD_LENGTH = 4;

/** Endings of words for people: the last word in English, the first in Spanish and Portuguese. `Aseguradora` is an employer. */
const ENGLISH_PERSON = /\p{L}{3}(?:er|or|ist|eer|ian)$/u;
const LATIN_PERSON = /\p{L}{2}(?:dor|sor|ista|eiro|eira|ologo|ologa|grafo|grafa|iatra)$/u;
/** Words with these endings that rarely name a role, such as things, places and adjectives. */
const NON_PERSON_WORDS = new Set(
  `center number power harbor color labor water paper tower river silver customer consumer computer career summer timber copper letter matter
  order border corner theater master quarter chapter shelter filter leather weather winter september october november december motor sector
  tractor factor vector doctor interior exterior superior mayor menor revista vista lista conquista feira madeira carteira bandeira
  fronteira primeira terceira`.split(/\s+/),
);

const isPerson = (word: string | undefined, ending: RegExp): boolean =>
  word !== undefined && !NON_PERSON_WORDS.has(word) && ending.test(word);

/** Returns true if a later word is in lower case, as in titles but not in names of employers: `Jefa de operaciones`. */
const hasLowerCase = (text: string): boolean => /^\p{Lu}\S*\s.*(?<![\p{L}])\p{Ll}{5}/u.test(text);

/** Returns a score from 0 to 0.9. Used only if no word list decides. `headline` is the title at the top of the résumé. */
export const titleFormScore = (text: string, headline: string | null): number => {
  const all = foldedWords(text);
  if (all.length === 0 || all.length > 8) return 0;
  const headlineWords = new Set(foldedWords(fold(headline ?? '')).filter((word) => word.length >= MIN_WORD_LENGTH));
  const form = isPerson(all.at(-1), ENGLISH_PERSON) || isPerson(all[0], LATIN_PERSON) ? FORM_SCORE : 0;
  return (
    form +
    (all.some((word) => headlineWords.has(word)) ? HEADLINE_SCORE : 0) +
    (hasLowerCase(text) ? LOWER_CASE_SCORE : 0)
  );
};
