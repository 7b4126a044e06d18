/**
 * Joins single glyphs with positions into texts of one style on one baseline. Spaces are derived
 * from the gaps between glyphs, because many programs write none. Letters spaced out on purpose
 * stay one word. Accents painted over their letter are joined to it.
 */
import type { PlacedText } from './placed-text.ts';

/** A painted glyph. `y` is the baseline, from the top of the page. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
}

/** In multiples of the font size. */
const SAME_BASELINE = 0.22;
const WORD_GAP = 0.17;
const WIDE_GAP = 0.9;
const SPACED_OUT = 0.07;
const SAME_PLACE = 0.12;
const SIZE_TOLERANCE = 0.6;
/** Fewer letters than this are too few to detect spaced-out text. */
const MIN_SPACED = 4;

const COMBINING = new Map([
  ['´', '\u0301'],
  ['ˊ', '\u0301'],
  ['`', '\u0300'],
  ['ˆ', '\u0302'],
  ['^', '\u0302'],
  ['˜', '\u0303'],
  ['~', '\u0303'],
  ['¨', '\u0308'],
  ['¸', '\u0327'],
  ['˚', '\u030a'],
]);

const LIGATURES: Record<string, string> = { ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' };
/** Private-use icons, zero-width characters and control characters. */
const UNREADABLE = /[\p{Co}\p{Cn}\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]|[\ufe0e]|[\ufe0f]/gu;

/** Expands ligatures, unifies spaces and removes unreadable characters. */
export const readableText = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (char) => LIGATURES[char] ?? char)
    .replace(UNREADABLE, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

const isSpace = ({ text }: Glyph): boolean => text.trim() === '';

const overlaps = (a: Glyph, b: Glyph): boolean => {
  const middle = a.x + a.width / 2;
  return middle > b.x - 0.1 * b.size && middle < b.x + b.width + 0.1 * b.size;
};

/** Joins accents to the letters below them. */
const withAccents = (row: readonly Glyph[]): Glyph[] => {
  if (!row.some(({ text }) => COMBINING.has(text))) return [...row];
  const letters = row.filter(({ text }) => !COMBINING.has(text));
  for (const accent of row.filter(({ text }) => COMBINING.has(text))) {
    const at = letters.findIndex((letter) => /^\p{L}$/u.test(letter.text) && overlaps(accent, letter));
    const letter = letters[at];
    const plain = letter?.text === 'ı' ? 'i' : letter?.text;
    const joined = `${plain}${COMBINING.get(accent.text)}`.normalize('NFC');
    if (letter !== undefined && joined.length === 1) letters[at] = { ...letter, text: joined };
    else letters.push(accent);
  }
  return letters.toSorted((a, b) => a.x - b.x);
};

/** Removes the second copy of glyphs painted twice to look bold. */
const withoutDoubles = (row: readonly Glyph[]): Glyph[] =>
  row.filter((glyph, at) => {
    for (let back = at - 1; back >= Math.max(0, at - 3); back--) {
      const other = row[back];
      if (other?.text === glyph.text && Math.abs(other.x - glyph.x) < SAME_PLACE * glyph.size) return false;
    }
    return true;
  });

const baselines = (glyphs: readonly Glyph[]): Glyph[][] => {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row !== undefined && glyph.y - row.y <= SAME_BASELINE * Math.min(row.size, glyph.size)) row.glyphs.push(glyph);
    else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return rows.map((row) => row.glyphs.toSorted((a, b) => a.x - b.x));
};

const gapBefore = (glyph: Glyph, before: Glyph): number => glyph.x - (before.x + before.width);

/** Splits a row at wide gaps, ignoring spaces. */
const stretches = (row: readonly Glyph[]): Glyph[][] => {
  const all: Glyph[][] = [];
  let last: Glyph | null = null;
  for (const glyph of row) {
    const size = Math.max(glyph.size, last?.size ?? 0);
    if (last !== null && gapBefore(glyph, last) <= WIDE_GAP * size) all.at(-1)?.push(glyph);
    else if (!isSpace(glyph)) all.push([glyph]);
    else continue;
    // A run of spaces is a gap, so only letters mark the end of the text.
    if (!isSpace(glyph)) last = glyph;
  }
  return all;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The smallest gap that counts as a space, in multiples of the font size. */
const wordGap = (stretch: readonly Glyph[]): number => {
  const gaps: number[] = [];
  for (const [at, glyph] of stretch.entries()) {
    const before = stretch[at - 1];
    if (before !== undefined && !isSpace(glyph) && !isSpace(before)) gaps.push(gapBefore(glyph, before) / glyph.size);
  }
  const usual = gaps.length >= MIN_SPACED ? median(gaps) : 0;
  return usual > SPACED_OUT ? usual + WORD_GAP : WORD_GAP;
};

const isSameStyle = (a: Glyph, b: Glyph): boolean => a.bold === b.bold && Math.abs(a.size - b.size) <= SIZE_TOLERANCE;

const textsOf = (stretch: readonly Glyph[], page: number): PlacedText[] => {
  const gap = wordGap(stretch);
  const texts: { first: Glyph; last: Glyph; text: string }[] = [];
  let pending = '';
  for (const glyph of stretch) {
    const current = texts.at(-1);
    if (isSpace(glyph)) {
      pending = ' ';
      continue;
    }
    const isApart = pending !== '' || (current !== undefined && gapBefore(glyph, current.last) > gap * glyph.size);
    if (current !== undefined && isSameStyle(glyph, current.last)) {
      current.text += `${isApart ? ' ' : ''}${glyph.text}`;
      current.last = glyph;
    } else texts.push({ first: glyph, last: glyph, text: glyph.text });
    pending = '';
  }
  return texts.map(({ first, last, text }) => ({
    page,
    x: first.x,
    y: first.y,
    width: last.x + last.width - first.x,
    size: first.size,
    bold: first.bold,
    text,
  }));
};

/** The texts of a page, in no particular order. */
export const textsOfGlyphs = (glyphs: readonly Glyph[], page: number): PlacedText[] =>
  baselines(glyphs).flatMap((row) =>
    stretches(withoutDoubles(withAccents(row))).flatMap((stretch) => textsOf(stretch, page)),
  );
