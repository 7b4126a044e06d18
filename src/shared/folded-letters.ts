/**
 * Folds case and accents letter by letter, so that positions stay the same. Used for searches in the database whose matches are highlighted on
 * screens. Unlike the folding of the matching engine, it handles only Latin letters. Pure.
 */

/** Accented letters and their replacements. Index expressions contain them, so a change requires rebuilding those indexes. */
export const ACCENTED = 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç';
export const PLAIN = 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc';

const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(ACCENTED, (letter, index) => [letter, PLAIN.charAt(index)]),
);

/** Lowercases a letter if the length stays the same. */
const lowerLetter = (letter: string): string => {
  const lowered = letter.toLowerCase();
  return lowered.length === letter.length ? lowered : letter;
};

/** Folds a text without changing its length. Expects composed letters (see `foldLatin`). */
export const foldLetters = (text: string): string =>
  Array.from(text, (letter) => PLAIN_LETTERS.get(letter) ?? lowerLetter(letter)).join('');

/** Folds a text and collapses whitespace. */
export const foldLatin = (text: string): string => foldLetters(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
