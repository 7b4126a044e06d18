/** Detects whether the summary of a résumé is in Spanish or Portuguese, by common short words at its beginning. Pure. */
import type { Language } from '#shared/languages.ts';

/** Words that occur in only one of the three languages, and words that Spanish and Portuguese share. */
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the and of to in with for i my is was that on at from by are have has over this our who',
  es: 'el la los las y con en una un del mi mis más años su sus al también desde soy es lo de que por para como se',
  pt: 'o os e com em uma um da dos das na nos nas não são meu minha ao pelo pela anos também mais sou é de que por para como se',
};
const wordSets = Object.entries(WORDS).map(
  ([language, text]) => [language as Language, new Set(text.split(' '))] as const,
);

const MAX_LENGTH = 2_000;
/** A text with fewer of these words may be only a name or a title. */
const MIN_WORDS = 2;

/** Returns `es` or `pt`. Null for English, and for a text with too few of these words. */
export const detectForeignLanguage = (text: string): 'es' | 'pt' | null => {
  const counts = { en: 0, es: 0, pt: 0 };
  for (const [word] of text
    .slice(0, MAX_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    for (const [language, languageWords] of wordSets) if (languageWords.has(word)) counts[language] += 1;
  }
  const { en, es, pt } = counts;
  if (Math.max(es, pt) < MIN_WORDS || Math.max(es, pt) <= en) return null;
  return es >= pt ? 'es' : 'pt';
};
