/**
 * Marks the texts of a page that look like its headings. This helps to find columns even if some
 * headings have unknown words. A later step decides on whole lines which section a heading starts.
 */
import { headingKind, headWordKind } from './headings.ts';
import type { Cell, Row } from './page-lines.ts';
import { namesDegree, namesSchool, titleScore } from './role-words.ts';

const MAX_LENGTH = 40;
const MAX_WORDS = 5;
/** A style with more texts than this is not the style of headings. */
const MAX_ALIKE = 14;
/** The share of the texts of a style that must be known headings. */
const MIN_KNOWN_SHARE = 0.25;
const HEADING_SIZE_FACTOR = 1.08;

const isAllCaps = (text: string): boolean => text === text.toUpperCase();

const cellStyle = ({ bold, size, text }: Cell): string => `${bold} ${Math.round(size * 2)} ${isAllCaps(text)}`;

const canBeHeading = ({ text }: Cell): boolean =>
  text.length >= 3 &&
  text.length <= MAX_LENGTH &&
  text.split(' ').length <= MAX_WORDS &&
  /^\p{Lu}/u.test(text) &&
  !/[\d@.,;:|()]/.test(text);

const namesSomething = ({ text }: Cell): boolean => titleScore(text) !== 0 || namesDegree(text) || namesSchool(text);

const usualSize = (cells: readonly Cell[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of cells) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
};

/** Marks the texts in the style of known headings. */
export const withHeadingStyles = (rows: readonly Row[]): readonly Row[] => {
  const cells = rows.flatMap((row) => row.cells);
  const size = usualSize(cells);
  const candidates = cells.filter(
    (cell) => canBeHeading(cell) && (cell.bold || cell.size > HEADING_SIZE_FACTOR * size || isAllCaps(cell.text)),
  );
  const headings = new Set<Cell>();
  for (const similar of Map.groupBy(candidates, cellStyle).values()) {
    if (similar.length > MAX_ALIKE) continue;
    const knownHeadings = similar.filter(({ text }) => headingKind(text) !== null);
    const named = similar.filter((cell) => headWordKind(cell.text) !== null || knownHeadings.includes(cell));
    if (knownHeadings.length === 0) continue;
    // If roles, schools or employers have this style, it is not specific to headings.
    const isHeadingStyle = named.length >= MIN_KNOWN_SHARE * similar.length && !similar.some(namesSomething);
    for (const cell of isHeadingStyle ? similar : named) headings.add(cell);
  }
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => (headings.has(cell) ? { ...cell, hasHeadingStyle: true } : cell)),
  }));
};
