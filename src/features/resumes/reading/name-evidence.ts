/**
 * Checks whether something else in a file confirms a name: the email address, the LinkedIn handle or
 * the author and title of the file.
 */
import { fold, foldedWords } from './folding.ts';

export interface NameEvidence {
  readonly email: string | null;
  readonly linkedin: string | null;
  /** The author and title of the file. */
  readonly authorAndTitle: string | null;
}

const MIN_WORD_LENGTH = 3;
const MIN_TITLE_WORDS = 2;

const foldedLetters = (text: string): string => fold(text).replace(/\P{L}/gu, '');

/** Returns true if a handle is derived from a name: one of its words (`mperez`, `perez.m`), or its initials. */
const matchesHandle = (words: readonly string[], handle: string): boolean => {
  const letters = foldedLetters(handle);
  if (letters === '') return false;
  const initials = words.map((word) => word[0]).join('');
  return words.some((word) => word.length >= MIN_WORD_LENGTH && letters.includes(word)) || letters === initials;
};

/** Returns true if the evidence names this person. */
export const isNameConfirmed = (name: string, { email, linkedin, authorAndTitle }: NameEvidence): boolean => {
  const words = foldedWords(name);
  const handle = /linkedin\.[a-z]{2,4}\/in\/([^/?#]{1,100})/i.exec(linkedin ?? '')?.[1] ?? '';
  if (matchesHandle(words, email?.split('@')[0] ?? '') || matchesHandle(words, handle)) return true;
  const titled = new Set(foldedWords((authorAndTitle ?? '').slice(0, 300)));
  return words.filter((word) => word.length >= MIN_WORD_LENGTH && titled.has(word)).length >= MIN_TITLE_WORDS;
};
