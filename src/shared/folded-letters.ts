/**
 * Folds case and accents letter by letter, so that positions stay the same. Used for searches that run in the database and whose matches screens
 * highlight. Only handles Latin letters, unlike the folding of the matching engine. Pure.
 */

/** Accented letters and their replacements. Index expressions contain them, so changing them requires rebuilding those indexes. */
export const ACCENTED = 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç';
export const PLAIN = 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc';

const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map(
  Array.from(ACCENTED, (letter, index) => [letter, PLAIN.charAt(index)]),
);

/** Lowercases a letter only if its length stays the same. */
const lowerLetter = (letter: string): string => {
  const lowered = letter.toLowerCase();
  return lowered.length === letter.length ? lowered : letter;
};

/** Returns a text of the same length. Expects composed letters, see `foldLatin`. */
export const foldLetters = (text: string): string =>
  Array.from(text, (letter) => PLAIN_LETTERS.get(letter) ?? lowerLetter(letter)).join('');

/** Folds a text and collapses whitespace. */
export const foldLatin = (text: string): string => foldLetters(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
