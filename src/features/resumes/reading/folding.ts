/** Text helpers that all readers share: case and accent folding, and trimming of punctuation. */
import { trimEndWhile } from '#shared/trim.ts';

const foldLetter = (letter: string): string => {
  const plain = letter
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.length === letter.length ? plain : letter;
};

/** Converts a text to lower case without accents. The result is as long as the NFC form, so an index into one is valid in the other. */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text) ? text.toLowerCase() : Array.from(text.normalize('NFC'), foldLetter).join('');

/** Collapses whitespace and trims. */
export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Bullets, dashes, separators and brackets at the start or end of a text. */
const LEADING = /^[\s\p{So}\p{Sk}•▪●◦‣·*■□◆❖➢➤➔→✓✔▶►»|,;:–—\-)\]/_]+/u;
const TRAILING = '•▪●◦‣·*■□◆|,;:–—-([/_';

const trimSeparators = (text: string): string =>
  tidy(trimEndWhile(text.replace(LEADING, ''), (char) => TRAILING.includes(char) || char.trim() === ''));

/** The maximum number of bracket pairs to remove. More pairs are noise. */
const MAX_BRACKET_PAIRS = 8;

/** Removes the punctuation around a text, and brackets that enclose the whole text or are unbalanced. */
export const trimPunctuation = (text: string): string => {
  let inner = trimSeparators(text);
  for (let removed = 0; removed < MAX_BRACKET_PAIRS; removed++) {
    const isEnclosed = /^\([^()]*\)$/.test(inner);
    const opens = inner.startsWith('(') && (isEnclosed || !inner.includes(')'));
    const closes = inner.endsWith(')') && (isEnclosed || !inner.includes('('));
    if (!opens && !closes) break;
    inner = trimSeparators(inner.slice(opens ? 1 : 0, closes ? -1 : undefined));
  }
  return inner;
};

const BULLET = /^\s*(?:[•▪●◦‣·*■□◆❖➢➤➔→✓✔▶►»∙⁃○▸◾◼]|[-–—o](?=\s))\s*/u;

export const isBulleted = (text: string): boolean => BULLET.test(text);

export const withoutBullet = (text: string): string => text.replace(BULLET, '');

export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];

/** Joins letters that are spaced out (`E X P E R I E N C E`). Wider gaps separate words. */
export const joinSpacedLetters = (text: string): string =>
  /^(?:\S\s){3,}\S(?:\s{2,}(?:\S\s)*\S)*$/u.test(text.trim())
    ? text
        .trim()
        .split(/\s{2,}/u)
        .map((word) => word.replace(/\s/gu, ''))
        .join(' ')
    : text;

export const hasAnyWord = (words: ReadonlySet<string>, text: string): boolean =>
  foldedWords(text).some((word) => words.has(word));
