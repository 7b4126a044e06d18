/** Small things that all readers of text share: letters without case and accents, and text without signs around it. */

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
const TRAILING = /[\s•▪●◦‣·*■□◆|,;:–—\-([/_]+$/u;

/** A text without signs around it; brackets that only one side has left go, too. */
export const bare = (text: string): string => {
  const inner = tidy(text.replace(LEADING, '').replace(TRAILING, ''));
  if (inner.startsWith('(') && !inner.includes(')')) return bare(inner.slice(1));
  if (inner.endsWith(')') && !inner.includes('(')) return bare(inner.slice(0, -1));
  return /^\([^()]*\)$/.test(inner) ? bare(inner.slice(1, -1)) : inner;
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
