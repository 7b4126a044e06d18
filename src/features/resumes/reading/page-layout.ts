/**
 * Turns positions on a page into lines in reading order: rows of one baseline, cells between wide
 * gaps, columns on either side of a gutter. A column of dates or places next to a text is not a
 * separate column; its cells stay in the rows of the text.
 */
import { findDates, withoutDates } from './dates.ts';
import { joinSpacedLetters, tidy, trimPunctuation } from './folding.ts';
import { withHeadingStyles } from './heading-styles.ts';
import { headingKind } from './headings.ts';
import { isGridHeading } from './language-levels.ts';
import type { Block, Cell, Line, Row, Run } from './page-lines.ts';
import type { PlacedDocument, PlacedText } from './placed-text.ts';
import { withSideHeadings } from './side-headings.ts';
import { withDatesOnLines } from './stacked-dates.ts';

/** Tolerances for the same baseline, word and cell, in multiples of the font size. */
const SAME_BASELINE = 0.35;
const SAME_WORD = 0.12;
const SAME_CELL = 1.15;
/** The minimum gap before a text at a left edge where texts start after a gap in at least `MIN_EDGES` rows. */
const MIN_COLUMN_GAP = -0.02;
const MIN_EDGES = 2;
/** The minimum gap before a text at a left edge where at least `MIN_STARTS` rows start. */
const MIN_START_GAP = 0.5;
const MIN_STARTS = 3;

const buildCell = (texts: readonly PlacedText[]): Cell => {
  const runs: Run[] = [];
  let right: number | null = null;
  for (const piece of texts) {
    const isApart = right !== null && piece.x - right > SAME_WORD * piece.size;
    runs.push({ text: isApart ? ` ${piece.text}` : piece.text, bold: piece.bold });
    right = piece.x + piece.width;
  }
  const text = tidy(joinSpacedLetters(runs.map((run) => run.text).join('')));
  return {
    x: Math.min(...texts.map(({ x }) => x)),
    right: Math.max(...texts.map(({ x, width }) => x + width)),
    size: Math.max(...texts.map(({ size }) => size)),
    bold: texts.every((piece) => piece.bold || piece.text.trim() === ''),
    text,
    runs,
    ...(texts[0] === undefined ? {} : { y: texts[0].y }),
  };
};

/**
 * Left edges that several rows share, in whole points, with the gap that separates a text starting
 * there, in multiples of the font size.
 */
type Edges = ReadonlyMap<number, number>;

/** A text that is smaller by this factor is a separate text, such as the title next to a name. */
const SMALLER = 0.8;
const MIN_LARGE = 14;
const MIN_WORDS_APART = 2;
/** A name has fewer texts than this, even if each letter is a separate text. */
const MAX_LETTERS = 60;

/** Returns true if a text after a space is smaller than all texts before it. Small capitals follow their capital without a space. */
const isSmallerText = (group: readonly PlacedText[], piece: PlacedText, gap: number): boolean => {
  if (group.length > MAX_LETTERS || piece.size >= (group.at(-1)?.size ?? 0)) return false;
  const smallest = Math.min(...group.map(({ size }) => size));
  return (
    gap > SAME_WORD * piece.size &&
    smallest >= MIN_LARGE &&
    piece.size <= SMALLER * smallest &&
    group
      .map(({ text }) => text)
      .join(' ')
      .trim()
      .split(/\s+/).length >= MIN_WORDS_APART
  );
};

const buildCells = (texts: readonly PlacedText[], edges: Edges): Cell[] => {
  const groups: PlacedText[][] = [];
  let right = Number.NEGATIVE_INFINITY;
  for (const piece of texts.toSorted((a, b) => a.x - b.x)) {
    const group = groups.at(-1);
    const size = Math.max(piece.size, group?.at(-1)?.size ?? 0);
    const gap = piece.x - right;
    const minGap = edges.get(Math.round(piece.x));
    const isColumn = minGap !== undefined && gap > minGap * Math.min(piece.size, group?.at(-1)?.size ?? piece.size);
    if (group !== undefined && gap <= SAME_CELL * size && !isColumn && !isSmallerText(group, piece, gap))
      group.push(piece);
    else groups.push([piece]);
    right = Math.max(right, piece.x + piece.width);
  }
  return groups.map(buildCell).filter(({ text }) => text !== '');
};

const sharedEdges = (rows: readonly (readonly PlacedText[])[]): Edges => {
  const starts = new Map<number, number>();
  const afterGap = new Map<number, number>();
  const count = (counts: Map<number, number>, x: number): void => {
    counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  };
  for (const texts of rows) {
    for (const [index, { x }] of buildCells(texts, new Map()).entries()) count(index === 0 ? starts : afterGap, x);
  }
  const frequent = (counts: Map<number, number>, minRows: number, gap: number): [number, number][] =>
    [...counts].filter(([, rowCount]) => rowCount >= minRows).map(([x]) => [x, gap]);
  // Texts in other columns often start by chance where most lines start, but rarely where cells
  // start after a gap.
  return new Map([...frequent(starts, MIN_STARTS, MIN_START_GAP), ...frequent(afterGap, MIN_EDGES, MIN_COLUMN_GAP)]);
};

/** The widest gap between the words of one heading, in multiples of the font size. */
const HEADING_GAP = 2.5;

/** Joins the words of a heading that wide spaces separate: `TECHNICAL   SKILLS`. */
const withWholeHeading = (cells: readonly Cell[]): readonly Cell[] => {
  const [first, second, ...others] = cells;
  if (first === undefined || second === undefined || others.length > 0) return cells;
  const isNear = second.x - first.right <= HEADING_GAP * first.size;
  const isAlike = first.bold === second.bold && first.size === second.size;
  const text = `${first.text} ${second.text}`;
  const isOneHeading = isNear && isAlike && headingKind(text) !== null && headingKind(first.text) === null;
  return isOneHeading ? [{ ...first, right: second.right, text, runs: [{ text, bold: first.bold }] }] : cells;
};

const buildRows = (texts: readonly PlacedText[]): Row[] => {
  const groups: { y: number; size: number; texts: PlacedText[] }[] = [];
  for (const piece of texts.toSorted((a, b) => a.y - b.y)) {
    const group = groups.at(-1);
    const size = Math.min(piece.size, group?.size ?? piece.size);
    if (group !== undefined && piece.y - group.y <= SAME_BASELINE * size) group.texts.push(piece);
    else groups.push({ y: piece.y, size: piece.size, texts: [piece] });
  }
  const edges = sharedEdges(groups.map((group) => group.texts));
  return groups
    .map(({ y, texts: rowTexts }) => ({
      page: rowTexts[0]?.page ?? 1,
      y,
      cells: withWholeHeading(buildCells(rowTexts, edges)),
    }))
    .filter(({ cells }) => cells.length > 0);
};

/** The two sides of a gutter, each with its rows. */
interface Split {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly left: readonly Row[];
  readonly right: readonly Row[];
}

const MIN_ROWS = 3;
const EPSILON = 0.5;

const rowsWithin = (rows: readonly Row[], isInside: (cell: Cell) => boolean): Row[] =>
  rows.flatMap((row) => {
    const cells = row.cells.filter(isInside);
    return cells.length === 0 ? [] : [{ ...row, cells }];
  });

const rowText = (row: Row): string => row.cells.map(({ text }) => text).join(' ');

/**
 * Caches a property of a row. Each gutter that is tried splits the rows again, always between
 * neighboring cells, so the first cell and the number of cells identify a part.
 */
const memoize = (read: (row: Row) => boolean): ((row: Row) => boolean) => {
  const cache = new WeakMap<Cell, boolean[]>();
  return (row) => {
    const [first] = row.cells;
    if (first === undefined) return false;
    const byCount = cache.get(first) ?? [];
    cache.set(first, byCount);
    const value = byCount[row.cells.length] ?? read(row);
    byCount[row.cells.length] = value;
    return value;
  };
};

const isHeading = memoize(
  (row) => (row.cells.length === 1 && row.cells[0]?.hasHeadingStyle === true) || headingKind(rowText(row)) !== null,
);

const MAX_REMARK_LENGTH = 32;
/** Returns true for a date with almost nothing next to it. */
const isDate = memoize((row) => {
  const text = rowText(row);
  if (text.length > MAX_REMARK_LENGTH) return false;
  const dates = findDates(text);
  return dates.length > 0 && trimPunctuation(withoutDates(text, dates)).length <= MAX_REMARK_LENGTH / 2;
});

/** Returns the number of sections of a side: headings with content other than headings and dates below them. */
const countSections = (rows: readonly Row[]): number =>
  rows.filter((row, index) => {
    const next = rows[index + 1];
    return isHeading(row) && next !== undefined && !isHeading(next) && !isDate(next);
  }).length;

const MAJORITY = 0.6;
const TABLE_SHARE = 0.85;

const matchingShare = (rows: readonly Row[], isMatch: (row: Row) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(isMatch).length / rows.length;

const MAX_DATE_DISTANCE = 0.85;
/**
 * If a side has a smaller share of dates, each date must be on a baseline of the other side. A date that is
 * only near a baseline may be there by chance.
 */
const MIN_DATE_SHARE = 0.25;
const ROW_STEP = 12;
const rowAt = (y: number): number => Math.floor(y / ROW_STEP);

/** Returns true if the dates on one side belong to the texts on the other side. Returns false if those texts contain sections. */
const isDateColumn = (dating: readonly Row[], texts: readonly Row[]): boolean => {
  const dates = dating.filter(isDate);
  if (dates.length === 0 || countSections(texts) > 0) return false;
  const distance = dates.length < MIN_DATE_SHARE * dating.length ? SAME_BASELINE : MAX_DATE_DISTANCE;
  // Some programs set the date half a line above or below its text.
  const baselines = Map.groupBy(new Set(texts.map(({ y }) => y)), rowAt);
  return dates.every(({ y, cells }) => {
    const nearest = distance * (cells[0]?.size ?? 0);
    const near = [-1, 0, 1].flatMap((step) => baselines.get(rowAt(y) + step) ?? []);
    return near.some((baseline) => Math.abs(baseline - y) <= nearest);
  });
};

/** Returns the baseline in whole points. */
const ownBaseline = ({ y, cells }: Row): number => Math.round(cells[0]?.y ?? y);

/** Returns true if two sides are read one after the other. Otherwise they are a table and read row by row. */
const areColumns = (left: readonly Row[], right: readonly Row[]): boolean => {
  const [smaller, larger] = left.length <= right.length ? [left, right] : [right, left];
  // Lines of two columns are near each other by chance. Cells of a table are on one baseline.
  const baselines = new Set(larger.map(ownBaseline));
  const hasRowOpposite = (row: Row): boolean => [-1, 0, 1].some((step) => baselines.has(ownBaseline(row) + step));
  const opposite = matchingShare(
    smaller.filter((row) => !isHeading(row)),
    hasRowOpposite,
  );
  // The left side consists only of headings and dates for the texts on the right.
  if (matchingShare(left, (row) => isHeading(row) || isDate(row)) === 1) return false;
  if (countSections(left) > 0 && countSections(right) > 0) return true;
  if (isDateColumn(left, right) || isDateColumn(right, left)) return false;
  if (matchingShare(smaller, isDate) >= MAJORITY / 2 && opposite >= MAJORITY) return false;
  if (opposite >= TABLE_SHARE) return false;
  return opposite < MAJORITY || countSections(smaller) > 1;
};

const crossesGutter = (row: Row, x: number): boolean =>
  row.cells.some((cell) => cell.x < x - EPSILON && cell.right > x + EPSILON);

/** Returns the row at which full-width text resumes below a gutter: the last heading before the first row across it. */
const findColumnsEnd = (rows: readonly Row[], from: number, to: number, x: number): number => {
  if (to >= rows.length) return to;
  const hasRight = (row: Row): boolean => row.cells.some((cell) => cell.x >= x - EPSILON);
  const band = rows.slice(from, to);
  const last = band.findLastIndex(hasRight);
  const heading = band.findLastIndex((row, index) => index > last && isHeading(row));
  return heading > last ? from + heading : to;
};

const splitAt = (rows: readonly Row[], x: number, from: number, to: number): Split | null => {
  const end = findColumnsEnd(rows, from, to, x);
  const band = rows.slice(from, end);
  const left = rowsWithin(band, (cell) => cell.x < x - EPSILON);
  const right = rowsWithin(band, (cell) => cell.x >= x - EPSILON);
  if (left.length < MIN_ROWS || right.length < MIN_ROWS || !areColumns(left, right)) return null;
  // If only the left side continues, it may be full width again. The end of the right side decides.
  const last = right.at(-1)?.y ?? 0;
  const opposite = left.filter(({ y }) => y <= last);
  if (opposite.length < left.length && !areColumns(opposite, right)) return null;
  return { from, to: end, left, right };
};

const MAX_GUTTERS = 60;
/** More rows than any page has. Word files without page breaks have all rows on one page. */
const MAX_ROWS = 3_000;

/** Returns the possible left edges of columns, starting with the edge that most rows share. */
const candidateEdges = (rows: readonly Row[]): number[] => {
  const counts = new Map<number, number>();
  for (const { cells } of rows) {
    for (const { x } of cells) counts.set(Math.round(x), (counts.get(Math.round(x)) ?? 0) + 1);
  }
  return [...counts]
    .toSorted((a, b) => b[1] - a[1])
    .slice(0, MAX_GUTTERS)
    .map(([x]) => x - 1);
};

/** Returns the gutter that separates the most rows. Returns null if there is only one column. */
const findSplit = (rows: readonly Row[]): Split | null => {
  let best: Split | null = null;
  const weight = (split: Split): number => Math.min(split.left.length, split.right.length);
  for (const x of candidateEdges(rows)) {
    let from = 0;
    for (let index = 0; index <= rows.length; index++) {
      const row = rows[index];
      if (row !== undefined && !crossesGutter(row, x)) continue;
      const split = index - from >= MIN_ROWS ? splitAt(rows, x, from, index) : null;
      if (split !== null && (best === null || weight(split) > weight(best))) best = split;
      from = index + 1;
    }
  }
  return best;
};

const MAX_DEPTH = 6;

const readingOrder = (rows: readonly Row[], depth = 0): (readonly Row[])[] => {
  if (rows.length === 0) return [];
  const split = depth < MAX_DEPTH && rows.length <= MAX_ROWS ? findSplit(rows) : null;
  if (split === null) return [rows];
  const { from, to, left, right } = split;
  return [rows.slice(0, from), left, right, rows.slice(to)].flatMap((region) => readingOrder(region, depth + 1));
};

/** Splits a row into lines. A heading next to its text becomes its own line. */
const splitRow = (row: Row): (readonly Cell[])[] => {
  const { cells } = row;
  const [first, ...others] = cells;
  if (isGridHeading(rowText(row))) return [cells];
  return first !== undefined && others.length > 0 && headingKind(first.text) !== null ? [[first], others] : [cells];
};

const buildLine = (row: Row, cells: readonly Cell[], line: number, limit: number): Line => ({
  page: row.page,
  line,
  x: Math.min(...cells.map(({ x }) => x)),
  right: Math.max(...cells.map(({ right }) => right)),
  limit,
  y: row.y,
  size: Math.max(...cells.map(({ size }) => size)),
  bold: cells.every(({ bold }) => bold),
  text: cells.map(({ text }) => text).join(' '),
  cells,
});

const buildPageBlocks = (texts: readonly PlacedText[], isReflowed: boolean): Block[] => {
  let count = 0;
  return readingOrder(withHeadingStyles(withSideHeadings(buildRows(withDatesOnLines(texts))))).map((rows) => {
    const right = Math.max(...rows.flatMap(({ cells }) => cells.map((cell) => cell.right)));
    const limit = isReflowed ? Number.POSITIVE_INFINITY : right;
    const lines = rows.flatMap((row) =>
      splitRow(row).map((cells) => {
        count += 1;
        return buildLine(row, cells, count, limit);
      }),
    );
    return {
      page: lines[0]?.page ?? 1,
      x: Math.min(...lines.map(({ x }) => x)),
      right,
      lines,
    };
  });
};

/** Returns all lines of a file in reading order, by page and column. */
export const layOut = ({ texts, isReflowed }: Pick<PlacedDocument, 'texts' | 'isReflowed'>): Block[] => {
  const pages = Map.groupBy(texts, ({ page }) => page);
  return [...pages].toSorted(([a], [b]) => a - b).flatMap(([, onPage]) => buildPageBlocks(onPage, isReflowed));
};
