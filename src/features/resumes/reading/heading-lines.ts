/**
 * Finds the headings among the lines of a résumé: by the words of a heading, by its head word and
 * the style of the other headings, or by that style alone.
 */
import { findDates } from './dates.ts';
import { isBulleted } from './folding.ts';
import { startsWithDate } from './head-parts.ts';
import { headingKind, headWordKind, type SectionKind } from './headings.ts';
import type { Block, Line } from './page-lines.ts';
import { isPlace } from './places.ts';
import { namesDegree, namesSchool, titleScore } from './role-words.ts';

/** The kind of a heading that has the style of the other headings but names no known section. */
export const UNNAMED = 'unnamed';

/** A line that is larger than the text by this factor has the size of a heading. */
export const HEADING_SIZE_FACTOR = 1.08;

/** Returns the size of most of the text. */
export const usualSize = (blocks: readonly Block[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of blocks.flatMap(({ lines }) => lines)) {
    const key = Math.round(size * 2) / 2;
    letters.set(key, (letters.get(key) ?? 0) + text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 10;
};

export const isAllCaps = (text: string): boolean => text === text.toUpperCase();

export const lineStyle = (line: Line): string => `${line.bold} ${Math.round(line.size * 2)} ${isAllCaps(line.text)}`;

interface Candidate {
  readonly line: Line;
  readonly kind: SectionKind;
  readonly style: string;
}

const findCandidates = (lines: readonly Line[], findKind: (text: string) => SectionKind | null): Candidate[] =>
  lines.flatMap((line) => {
    const kind = line.cells.length === 1 ? findKind(line.text) : null;
    return kind === null ? [] : [{ line, kind, style: lineStyle(line) }];
  });

/**
 * Selects the lines that have the words and the style of a heading. Several headings must share the
 * style, unless the section has no other heading. A single word in another style, such as "Social",
 * is the end of a wrapped line.
 */
const namedHeadings = (named: readonly Candidate[], isPlain: (line: Line) => boolean, size: number): Candidate[] => {
  const styles = Map.groupBy(named, ({ style }) => style);
  const several = named.filter(({ style }) => (styles.get(style)?.length ?? 0) > 1);
  const marked = several.filter(({ line }) => !isPlain(line));
  // If headings have a distinct style, a plain line with such a word is a list item.
  const shared = new Set(marked.map(({ kind }) => kind)).size > 1 ? marked : several;
  const kinds = new Set(shared.map(({ kind }) => kind));
  const isAlone = ({ kind, line }: Candidate): boolean =>
    !kinds.has(kind) && (kind !== 'contact' || line.size > HEADING_SIZE_FACTOR * size);
  return named.filter(
    (candidate) =>
      shared.length < 2 ||
      shared.includes(candidate) ||
      (isAlone(candidate) && (shared !== marked || !isPlain(candidate.line))),
  );
};

/** Returns the distance to the line above in the same column, in multiples of the size. */
const gapAbove = (line: Line, above: Line | undefined): number =>
  above === undefined || above.page !== line.page ? Number.POSITIVE_INFINITY : (line.y - above.y) / line.size;

const MAX_UNNAMED_LENGTH = 40;
const MAX_UNNAMED_WORDS = 5;

/** Returns true if a text could be a heading of unknown meaning, and is not a title, employer, degree, school or place. */
export const canBeUnknownHeading = ({ text, cells }: Line): boolean =>
  cells.length === 1 &&
  text.length >= 4 &&
  text.length <= MAX_UNNAMED_LENGTH &&
  text.split(/\s+/).length <= MAX_UNNAMED_WORDS &&
  /^\p{Lu}/u.test(text) &&
  !/[\d@.,;|()]/.test(text) &&
  titleScore(text) === 0 &&
  !namesDegree(text) &&
  !namesSchool(text) &&
  !isPlace(text);

/**
 * Finds lines in the style of several headings. If the first line under a heading has this style,
 * employers or titles are formatted like headings, so no line of that section is a heading.
 */
const unnamedHeadings = (
  blocks: readonly Block[],
  knownHeadings: ReadonlyMap<Line, SectionKind>,
  styles: Set<string>,
): Line[] => {
  const gaps = new Map<string, number>();
  for (const { lines } of blocks) {
    for (const [index, line] of lines.entries()) {
      if (!knownHeadings.has(line)) continue;
      const style = lineStyle(line);
      gaps.set(style, Math.min(gaps.get(style) ?? Number.POSITIVE_INFINITY, gapAbove(line, lines[index - 1])));
    }
  }
  const found: Line[] = [];
  for (const { lines } of blocks) {
    let within: 'heading' | 'open' | 'closed' = 'closed';
    for (const [index, line] of lines.entries()) {
      const style = lineStyle(line);
      const above = lines[index - 1];
      const next = lines[index + 1];
      if (knownHeadings.has(line)) {
        within = 'heading';
        continue;
      }
      const hasHeadingStyle = styles.has(style);
      if (within === 'heading') within = hasHeadingStyle ? 'closed' : 'open';
      const isApart = gapAbove(line, above) > 0.9 * (gaps.get(style) ?? 0);
      const isEntryTitle = next !== undefined && (startsWithDate(next) || lineStyle(next) === style);
      const isUnderDate = above !== undefined && startsWithDate(above);
      if (
        hasHeadingStyle &&
        within === 'open' &&
        isApart &&
        !isEntryTitle &&
        !isUnderDate &&
        next !== undefined &&
        canBeUnknownHeading(line)
      )
        found.push(line);
    }
  }
  return found;
};

const MIN_ALIKE = 2;

export const findHeadings = (blocks: readonly Block[]): Map<Line, SectionKind | typeof UNNAMED> => {
  const size = usualSize(blocks);
  const lines = blocks.flatMap((block) => block.lines);
  const isPlain = (line: Line): boolean =>
    !line.bold && line.size < HEADING_SIZE_FACTOR * size && !isAllCaps(line.text);
  const isClear = (line: Line): boolean => !isBulleted(line.text) && findDates(line.text).length === 0;
  const named = namedHeadings(findCandidates(lines, headingKind), isPlain, size);
  const kinds = new Map<Line, SectionKind>(named.map(({ line, kind }) => [line, kind]));
  const weak = findCandidates(lines, headWordKind).filter(
    ({ line }) => !kinds.has(line) && !isPlain(line) && isClear(line),
  );
  const namedStyles = new Set(named.map(({ style }) => style));
  const hasNamedStyle = ({ style }: Candidate): boolean => namedStyles.has(style);
  // If too few headings use standard words, headings with a head word determine the style.
  const alone = named.length < MIN_ALIKE ? weak.filter((candidate) => !hasNamedStyle(candidate)) : [];
  const weakStyles = Map.groupBy(alone, ({ style }) => style);
  for (const candidate of weak) {
    if (hasNamedStyle(candidate) || (weakStyles.get(candidate.style)?.length ?? 0) >= MIN_ALIKE)
      kinds.set(candidate.line, candidate.kind);
  }
  const counts = new Map<string, number>();
  for (const line of kinds.keys()) {
    if (!isPlain(line)) counts.set(lineStyle(line), (counts.get(lineStyle(line)) ?? 0) + 1);
  }
  const styles = new Set([...counts].filter(([, count]) => count >= MIN_ALIKE).map(([style]) => style));
  const unnamed = Map.groupBy(unnamedHeadings(blocks, kinds, styles).filter(isClear), lineStyle);
  const found = new Map<Line, SectionKind | typeof UNNAMED>(kinds);
  for (const [style, similar] of unnamed) {
    if (similar.length <= (counts.get(style) ?? 0)) for (const line of similar) found.set(line, UNNAMED);
  }
  return found;
};
