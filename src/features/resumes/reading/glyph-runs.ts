/**
 * Joins positioned glyphs into pieces of text with one style and one baseline. Spaces are derived
 * from the gaps between glyphs, because many programs do not write them. Letters spaced out on purpose
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
/** Replaces `WIDE_GAP` before the left edge of a column. */
const COLUMN_GAP = 0.5;
const MIN_LETTER_GAP = 0.07;
const SAME_PLACE = 0.12;
/** In points. */
const SIZE_TOLERANCE = 0.6;
/** The minimum number of texts that start at the left edge of a column. */
const MIN_STARTS = 3;
/** With fewer gaps, letters count as spaced out only if the gaps are nearly equal. */
const MIN_LETTER_GAPS = 4;

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
export const toReadableText = (text: string): string =>
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
    const index = letters.findIndex((letter) => /^\p{L}$/u.test(letter.text) && overlaps(accent, letter));
    const letter = letters[index];
    const plain = letter?.text === 'ı' ? 'i' : letter?.text;
    const joined = `${plain}${COMBINING.get(accent.text)}`.normalize('NFC');
    if (letter !== undefined && joined.length === 1) letters[index] = { ...letter, text: joined };
    else letters.push(accent);
  }
  return letters.toSorted((a, b) => a.x - b.x);
};

/** Removes the second copy of glyphs painted twice to look bold. */
const withoutDuplicates = (row: readonly Glyph[]): Glyph[] =>
  row.filter((glyph, index) => {
    for (let back = index - 1; back >= Math.max(0, index - 3); back--) {
      const other = row[back];
      if (other?.text === glyph.text && Math.abs(other.x - glyph.x) < SAME_PLACE * glyph.size) return false;
    }
    return true;
  });

const groupByBaseline = (glyphs: readonly Glyph[]): Glyph[][] => {
  const rows: { y: number; size: number; glyphs: Glyph[] }[] = [];
  for (const glyph of glyphs.toSorted((a, b) => a.y - b.y)) {
    const row = rows.at(-1);
    if (row !== undefined && glyph.y - row.y <= SAME_BASELINE * Math.min(row.size, glyph.size)) row.glyphs.push(glyph);
    else rows.push({ y: glyph.y, size: glyph.size, glyphs: [glyph] });
  }
  return rows.map((row) => row.glyphs.toSorted((a, b) => a.x - b.x));
};

const gapBefore = (glyph: Glyph, before: Glyph): number => glyph.x - (before.x + before.width);

const LAST_LETTERS = 8;
/** Gaps of spaced-out letters differ by less than this, in multiples of the font size. */
const SAME_GAP = 0.06;

const letterGaps = (glyphs: readonly Glyph[]): number[] =>
  glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    return before === undefined || isSpace(glyph) || isSpace(before) ? [] : [gapBefore(glyph, before) / glyph.size];
  });

const areSpacedOut = (gaps: readonly number[]): boolean =>
  gaps.length >= 2 && Math.min(...gaps) > WORD_GAP && Math.max(...gaps) - Math.min(...gaps) < SAME_GAP;

/** Returns the extra distance between the last letters of a text whose letters are spaced out, or 0 for other text. */
const letterSpacing = (run: readonly Glyph[]): number => {
  const last = run.slice(-LAST_LETTERS);
  const gaps = letterGaps(last);
  return areSpacedOut(gaps) ? Math.min(...gaps) * (last.at(-1)?.size ?? 0) : 0;
};

/** Splits a row at wide gaps, ignoring spaces. Between words of spaced-out letters, a wider gap is needed. */
const splitAtWideGaps = (row: readonly Glyph[], edges: ReadonlySet<number> = new Set()): Glyph[][] => {
  const all: Glyph[][] = [];
  let last: Glyph | null = null;
  for (const glyph of row) {
    const size = Math.max(glyph.size, last?.size ?? 0);
    const run = all.at(-1);
    const isAfterSpace = run !== undefined && run.at(-1) !== last;
    const spacing = isAfterSpace && !isSpace(glyph) ? letterSpacing(run) : 0;
    const maxGap = edges.has(Math.round(glyph.x)) ? COLUMN_GAP * size : WIDE_GAP * size + 2 * spacing;
    if (last !== null && gapBefore(glyph, last) <= maxGap) run?.push(glyph);
    else if (!isSpace(glyph)) all.push([glyph]);
    else continue;
    // A run of spaces is a gap, so only letters mark the end of the text.
    if (!isSpace(glyph)) last = glyph;
  }
  return all;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Returns the smallest gap that counts as a space, in multiples of the font size. */
const wordGap = (run: readonly Glyph[]): number => {
  const gaps = letterGaps(run);
  const usual = gaps.length >= MIN_LETTER_GAPS || areSpacedOut(gaps) ? median(gaps) : 0;
  return usual > MIN_LETTER_GAP ? usual + WORD_GAP : WORD_GAP;
};

const isSameStyle = (a: Glyph, b: Glyph): boolean => a.bold === b.bold && Math.abs(a.size - b.size) <= SIZE_TOLERANCE;

const toPlacedTexts = (run: readonly Glyph[], page: number): PlacedText[] => {
  const gap = wordGap(run);
  const texts: { first: Glyph; last: Glyph; text: string }[] = [];
  let pending = '';
  for (const glyph of run) {
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

/** Returns the left edges, in whole points, at which several lines start a text. */
const columnEdges = (rows: readonly (readonly Glyph[])[]): Set<number> => {
  const counts = new Map<number, number>();
  for (const [first] of rows.flatMap((row) => splitAtWideGaps(row))) {
    if (first !== undefined) counts.set(Math.round(first.x), (counts.get(Math.round(first.x)) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= MIN_STARTS).map(([x]) => x));
};

/** Returns the texts of a page, in no particular order. */
export const glyphTexts = (glyphs: readonly Glyph[], page: number): PlacedText[] => {
  const rows = groupByBaseline(glyphs).map((row) => withoutDuplicates(withAccents(row)));
  const edges = columnEdges(rows);
  return rows.flatMap((row) => splitAtWideGaps(row, edges).flatMap((run) => toPlacedTexts(run, page)));
};
