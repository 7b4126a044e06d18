/**
 * Texts without case and accents, letter for letter, so that places stay the same: for searches that the database makes by itself and
 * screens show the finds of. Unlike what the matching engine folds, it knows Latin letters only. Pure.
 */

/** Letters with their accents, and what each counts as. They stand in expressions of indexes: whoever changes them makes those anew. */
export const ACCENTED = 'ÁÀÂÃÄÉÈÊËÍÌÎÏÓÒÔÕÖÚÙÛÜÑÇáàâãäéèêëíìîïóòôõöúùûüñç';
export const PLAIN = 'aaaaaeeeeiiiiooooouuuuncaaaaaeeeeiiiiooooouuuunc';

const PLAIN_OF: ReadonlyMap<string, string> = new Map(
  Array.from(ACCENTED, (letter, index) => [letter, PLAIN.charAt(index)]),
);

/** A letter that has one of its own length in lower case; others stay as they are. */
const lowered = (letter: string): string => {
  const small = letter.toLowerCase();
  return small.length === letter.length ? small : letter;
};

/** The same text, as long as before. Composed letters only: see `foldLatin`. */
export const foldLetters = (text: string): string =>
  Array.from(text, (letter) => PLAIN_OF.get(letter) ?? lowered(letter)).join('');

/** A text folded, with single blanks between its words. */
export const foldLatin = (text: string): string => foldLetters(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
