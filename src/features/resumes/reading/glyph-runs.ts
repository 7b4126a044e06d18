/**
 * From single letters with their places to texts of one style on one baseline. Spaces come from the gaps between letters, since many
 * programs write none; letters set apart on purpose stay one word. Accents that were set over their letter are joined to it.
 */
import type { PlacedText } from './placed-text.ts';

/** A letter as it is painted; `y` is the baseline from the top of the page. */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly bold: boolean;
}

/** In sizes of the letters. */
const SAME_BASELINE = 0.22;
const WORD_GAP = 0.17;
const WIDE_GAP = 0.9;
const SPACED_OUT = 0.07;
const SAME_PLACE = 0.12;
const SIZE_TOLERANCE = 0.6;
/** So few letters cannot be told to be spaced out. */
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
/** Icons of private fonts, signs without a width, controls. */
const UNREADABLE = /[\p{Co}\p{Cn}\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]|[\ufe0e]|[\ufe0f]/gu;

/** Letters as they are read: ligatures apart, spaces as one kind, nothing that is no letter of any script. */
export const readableText = (text: string): string =>
  text
    .replace(/[ﬀ-ﬆ]/g, (sign) => LIGATURES[sign] ?? sign)
    .replace(UNREADABLE, '')
    .replace(/[\s\u00a0\u2000-\u200a\u202f\u3000]/g, ' ');

const isSpace = ({ text }: Glyph): boolean => text.trim() === '';

const overlaps = (a: Glyph, b: Glyph): boolean => {
  const middle = a.x + a.width / 2;
  return middle > b.x - 0.1 * b.size && middle < b.x + b.width + 0.1 * b.size;
};

/** Joins accents to the letters that they stand over. */
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

/** Letters that are painted twice to look bold count once. */
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

/** Letters without a wide gap between them, spaces not counted. */
const stretches = (row: readonly Glyph[]): Glyph[][] => {
  const all: Glyph[][] = [];
  let last: Glyph | null = null;
  for (const glyph of row) {
    const size = Math.max(glyph.size, last?.size ?? 0);
    if (last !== null && gapBefore(glyph, last) <= WIDE_GAP * size) all.at(-1)?.push(glyph);
    else if (!isSpace(glyph)) all.push([glyph]);
    else continue;
    // A run of spaces is a gap: only letters say where the text ends.
    if (!isSpace(glyph)) last = glyph;
  }
  return all;
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** From which gap on a space stands between two letters, in sizes of the letters. */
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
