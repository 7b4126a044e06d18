/**
 * Handles headings in a separate column to the left of their texts. Moves them above their texts
 * and joins headings that the narrow column wrapped.
 */
import { findDates } from './dates.ts';
import { isBulleted } from './folding.ts';
import { headingKind, headWordKind } from './headings.ts';
import type { Cell, Row } from './page-lines.ts';

const SAME_EDGE = 2;
const MAX_LENGTH = 40;
const MAX_WORDS = 6;
/** The maximum distance between the wrapped lines of a heading, in multiples of the size. */
const NEXT_LINE = 1.6;
/** How far the first line of a text may be above its heading, in multiples of the size of the heading. */
const MAX_ABOVE = 0.6;
const MIN_HEADINGS = 2;
const MIN_KNOWN_SHARE = 0.5;
const MAX_EDGES = 12;

/** A heading that continues on the next line ends in a connective, or its next line starts with one. */
const ENDS_IN_CONNECTIVE = /(?:&|\s(?:and|y|e|de|of|en|em|da|do|in))\s*$/i;
const STARTS_WITH_CONNECTIVE = /^(?:&|(?:and|y|e|de|of|en|em|da|do|in)\s)/i;

interface SideCell {
  readonly cell: Cell;
  readonly y: number;
}

interface SideHeading extends SideCell {
  /** The baseline of the last line of the heading. */
  readonly last: number;
}

const canBeHeading = ({ text }: Cell): boolean =>
  text.length <= MAX_LENGTH && /\p{L}{2}/u.test(text) && !isBulleted(text) && findDates(text).length === 0;

/** A line in small capitals that has no large letter has a smaller size. */
const MIN_SIZE = 0.75;
const hasSameStyle = (a: Cell, b: Cell): boolean =>
  a.bold === b.bold && Math.min(a.size, b.size) >= MIN_SIZE * Math.max(a.size, b.size);

const isKnown = ({ text }: Cell): boolean => headingKind(text) !== null || headWordKind(text) !== null;

const joinCells = (above: Cell, below: Cell): Cell => {
  const text = `${above.text} ${below.text}`;
  return { ...above, right: Math.max(above.right, below.right), text, runs: [{ text, bold: above.bold }] };
};

/** Returns true if a line under a heading is the next heading or its first line. */
const startsHeading = (cell: Cell, next: Cell | undefined): boolean =>
  headingKind(cell.text) !== null ||
  headingKind(cell.text.split(' ')[0] ?? '') !== null ||
  (ENDS_IN_CONNECTIVE.test(cell.text) && next !== undefined && isKnown(joinCells(cell, next)));

/** Returns the headings of a column, with their wrapped lines. */
const readHeadings = (column: readonly SideCell[]): SideHeading[] => {
  const headings: SideHeading[] = [];
  for (const [index, { cell, y }] of column.entries()) {
    const above = headings.at(-1);
    const next = column[index + 1];
    const isContinuation =
      above !== undefined &&
      above.cell.text.length <= MAX_LENGTH &&
      y - above.last <= NEXT_LINE * Math.max(cell.size, above.cell.size) &&
      hasSameStyle(above.cell, cell) &&
      (ENDS_IN_CONNECTIVE.test(above.cell.text) ||
        STARTS_WITH_CONNECTIVE.test(cell.text) ||
        !isKnown(above.cell) ||
        !startsHeading(cell, next?.cell));
    if (isContinuation) headings[headings.length - 1] = { ...above, cell: joinCells(above.cell, cell), last: y };
    else headings.push({ cell, y, last: y });
  }
  return headings;
};

const areHeadings = (headings: readonly SideHeading[]): boolean => {
  const knownHeadings = headings.filter(({ cell }) => isKnown(cell));
  return (
    knownHeadings.length >= MIN_HEADINGS &&
    knownHeadings.length >= MIN_KNOWN_SHARE * headings.length &&
    headings.every(({ cell }) => cell.text.length <= MAX_LENGTH && cell.text.split(' ').length <= MAX_WORDS)
  );
};

/**
 * Returns a predicate for each combination of edge (left or right) and style that the first cells of several rows share. It accepts cells with that
 * combination.
 */
const sharedEdges = (rows: readonly Row[]): ((cell: Cell) => boolean)[] => {
  const groups = new Map<string, { edge: 'x' | 'right'; first: Cell; count: number }>();
  for (const { cells } of rows) {
    const [first] = cells;
    if (first === undefined || !canBeHeading(first)) continue;
    for (const edge of ['x', 'right'] as const) {
      const key = `${edge} ${Math.round(first[edge])} ${first.bold} ${Math.round(first.size)}`;
      const group = groups.get(key);
      groups.set(key, { edge, first: group?.first ?? first, count: (group?.count ?? 0) + 1 });
    }
  }
  return [...groups.values()]
    .filter(({ count }) => count >= MIN_HEADINGS)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_EDGES)
    .map(({ edge, first }) => {
      return (cell) =>
        Math.abs(cell[edge] - first[edge]) <= SAME_EDGE && hasSameStyle(cell, first) && canBeHeading(cell);
    });
};

/** Returns the first row of a column of headings. From this row on, all other texts are to the right of the column. */
const findColumnStart = (
  rows: readonly Row[],
  rowIndexes: readonly number[],
  isInside: (cell: Cell) => boolean,
): number => {
  const headingRows = new Set(rowIndexes);
  let headingEdge = Number.NEGATIVE_INFINITY;
  let textEdge = Number.POSITIVE_INFINITY;
  let start = rows.length;
  for (let index = rowIndexes.at(-1) ?? -1; index >= 0; index--) {
    for (const cell of rows[index]?.cells ?? []) {
      if (isInside(cell)) headingEdge = Math.max(headingEdge, cell.right);
      else textEdge = Math.min(textEdge, cell.x);
    }
    if (headingEdge >= textEdge) break;
    if (headingRows.has(index)) start = index;
  }
  return start;
};

/** Moves the headings of one column above their texts. Returns null if the column has other texts. */
const moveHeadings = (rows: readonly Row[], isInside: (cell: Cell) => boolean): Row[] | null => {
  const all = rows.flatMap((row, index) => (row.cells[0] !== undefined && isInside(row.cells[0]) ? [index] : []));
  const from = findColumnStart(rows, all, isInside);
  const column = rows
    .slice(from)
    .flatMap(({ cells: [cell], y }) => (cell !== undefined && isInside(cell) ? [{ cell, y }] : []));
  const texts = rows.slice(from).map((row) => ({ ...row, cells: row.cells.filter((cell) => !isInside(cell)) }));
  const headings = readHeadings(column);
  const textRows = texts.filter(({ cells }) => cells.length > 0);
  if (textRows.length < headings.length || !areHeadings(headings)) return null;
  // As wide as the texts. Otherwise the headings would become a column.
  const right = Math.max(...textRows.flatMap(({ cells }) => cells.map((cell) => cell.right)));
  const toHeadingRow = ({ cell }: SideHeading, y: number): Row => ({
    page: rows[from]?.page ?? 1,
    y,
    cells: [{ ...cell, right }],
  });
  const placed: Row[] = [];
  let next = 0;
  for (const row of textRows) {
    for (; next < headings.length; next++) {
      const heading = headings[next];
      if (heading === undefined || heading.y - MAX_ABOVE * heading.cell.size > row.y) break;
      placed.push(toHeadingRow(heading, Math.min(heading.y, row.y)));
    }
    placed.push(row);
  }
  return [
    ...rows.slice(0, from),
    ...placed,
    ...headings.slice(next).map((heading) => toHeadingRow(heading, heading.y)),
  ];
};

/** Moves headings at the side of a page above their texts. */
export const withSideHeadings = (rows: readonly Row[]): readonly Row[] => {
  for (const isInside of sharedEdges(rows)) {
    const result = moveHeadings(rows, isInside);
    if (result !== null) return result;
  }
  return rows;
};
