/** Finds lines that are repeated on the pages of a file: running headers and footers, with or without page numbers. */
import { findDates } from './dates.ts';
import type { Block, Line } from './page-lines.ts';

/** The maximum distance in points between the positions of a running line on two pages. */
const SAME_PLACE = 3;
/** The number of lines at the top and bottom of a page that may be running lines. */
const OUTER_LINES = 4;
/** The minimum share of pages that repeat a running line. */
const MIN_SHARE = 0.6;

interface OuterLine {
  readonly line: Line;
  readonly key: string;
}

/** Masks numbers that may be page numbers, which differ between pages. A text with a date range is unchanged. */
const maskPageNumbers = (text: string): string =>
  findDates(text).some(({ isRange }) => isRange) ? text : text.replace(/(?<!\d)\d{1,3}(?!\d)/gu, '#');

const outerLines = (lines: readonly Line[]): Line[] => {
  const sorted = lines.toSorted((a, b) => a.y - b.y);
  return [...new Set([...sorted.slice(0, OUTER_LINES), ...sorted.slice(-OUTER_LINES)])];
};

/** Returns the running lines of all pages. On the first page they may contain the name of the person. */
export const runningLines = (blocks: readonly Block[]): Set<Line> => {
  const pages = Map.groupBy(
    blocks.flatMap(({ lines }) => lines),
    ({ page }) => page,
  );
  if (pages.size < 2) return new Set();
  const outer: OuterLine[] = [...pages.values()]
    .flatMap(outerLines)
    .map((line) => ({ line, key: maskPageNumbers(line.text) }));
  const found = new Set<Line>();
  for (const similar of Map.groupBy(outer, ({ key }) => key).values()) {
    for (const { line } of similar) {
      const samePosition = similar.filter((other) => Math.abs(other.line.y - line.y) <= SAME_PLACE);
      const pageNumbers = new Set(samePosition.map((other) => other.line.page));
      if (pageNumbers.size >= Math.max(2, MIN_SHARE * pages.size)) found.add(line);
    }
  }
  return found;
};
