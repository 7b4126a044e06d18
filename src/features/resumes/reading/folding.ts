/** Small things that all readers of text share: letters without case and accents, and text without signs around it. */
import { trimEndOf } from '#shared/trim.ts';

const foldLetter = (letter: string): string => {
  const plain = letter
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return plain.length === letter.length ? plain : letter;
};

/** Lower case without accents, each letter in its place, so that an index in one is an index in the other. */
export const fold = (text: string): string =>
  /^[ -~]*$/.test(text) ? text.toLowerCase() : Array.from(text.normalize('NFC'), foldLetter).join('');

/** Single spaces, none at the ends. */
export const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** Bullets, dashes, separators and brackets that lead or trail a text. */
const LEADING = /^[\s\p{So}\p{Sk}•▪●◦‣·*■□◆❖➢➤➔→✓✔▶►»|,;:–—\-)\]/_]+/u;
const TRAILING = '•▪●◦‣·*■□◆|,;:–—-([/_';

const withoutSigns = (text: string): string =>
  tidy(trimEndOf(text.replace(LEADING, ''), (sign) => TRAILING.includes(sign) || sign.trim() === ''));

/** More brackets around a text than this are noise, and stay. */
const MAX_BRACKETS = 8;

/** A text without signs around it; brackets that enclose all of it or miss their other half go too. */
export const bare = (text: string): string => {
  let inner = withoutSigns(text);
  for (let removed = 0; removed < MAX_BRACKETS; removed++) {
    const isEnclosed = /^\([^()]*\)$/.test(inner);
    const opens = inner.startsWith('(') && (isEnclosed || !inner.includes(')'));
    const closes = inner.endsWith(')') && (isEnclosed || !inner.includes('('));
    if (!opens && !closes) break;
    inner = withoutSigns(inner.slice(opens ? 1 : 0, closes ? -1 : undefined));
  }
  return inner;
};

const BULLET = /^\s*(?:[•▪●◦‣·*■□◆❖➢➤➔→✓✔▶►»∙⁃○▸◾◼]|[-–—o](?=\s))\s*/u;

/** Whether a line begins as an item of a list. */
export const isBulleted = (text: string): boolean => BULLET.test(text);

/** A line without its bullet. */
export const withoutBullet = (text: string): string => text.replace(BULLET, '');

/** The words of a folded text. */
export const foldedWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}+#&]+/gu) ?? [];

/** Letters that stand apart (`E X P E R I E N C E`) as words; wider gaps part words. */
export const joinSpacedLetters = (text: string): string =>
  /^(?:\S\s){3,}\S(?:\s{2,}(?:\S\s)*\S)*$/u.test(text.trim())
    ? text
        .trim()
        .split(/\s{2,}/u)
        .map((word) => word.replace(/\s/gu, ''))
        .join(' ')
    : text;
