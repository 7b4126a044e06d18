/**
 * Finds headings whose words do not name a section: lines of one style, with a different section under
 * each. The lines under a heading determine its section.
 */
import { contentKind } from './content-kind.ts';
import { canBeUnknownHeading, HEADING_SIZE_FACTOR, isAllCaps, lineStyle, UNNAMED, usualSize } from './heading-lines.ts';
import type { SectionKind } from './headings.ts';
import type { Block, Line } from './page-lines.ts';

type Headings = ReadonlyMap<Line, SectionKind | typeof UNNAMED>;

const MIN_ALIKE = 2;
const MAX_ALIKE = 12;
/** The minimum share of different sections among the recognized headings of a style. */
const MIN_DISTINCT_SHARE = 0.75;
/** The minimum share of the headings of a style whose sections are recognized. */
const MIN_RECOGNIZED_SHARE = 0.6;
/** The maximum number of styles to try. */
const MAX_STYLES = 20;

/** Returns the lines under each heading, up to the next heading or the end of the block. */
const linesUnderHeadings = (blocks: readonly Block[], isHeading: (line: Line) => boolean): Map<Line, Line[]> => {
  const contents = new Map<Line, Line[]>();
  let currentLines: Line[] = [];
  for (const { lines } of blocks) {
    // Keep an empty list, because the text of a heading at the end of a block is in the next block.
    if (currentLines.length > 0) currentLines = [];
    for (const line of lines) {
      if (isHeading(line)) {
        currentLines = [];
        contents.set(line, currentLines);
      } else currentLines.push(line);
    }
  }
  return contents;
};

/** Maps each line of a style to the section of its content. Returns an empty map if headings do not use the style. */
const findStyleHeadings = (
  blocks: readonly Block[],
  knownHeadings: Headings,
  styledLines: readonly Line[],
): Map<Line, SectionKind | typeof UNNAMED> => {
  const styled = new Set(styledLines);
  const contents = linesUnderHeadings(blocks, (line) => knownHeadings.has(line) || styled.has(line));
  const kinds = styledLines.map((line) => knownHeadings.get(line) ?? contentKind(contents.get(line) ?? []));
  const recognizedKinds = kinds.filter((kind) => kind !== null && kind !== UNNAMED);
  const allHaveContents = styledLines.every((line) => knownHeadings.has(line) || (contents.get(line)?.length ?? 0) > 0);
  if (
    !allHaveContents ||
    recognizedKinds.length < MIN_ALIKE ||
    recognizedKinds.length < MIN_RECOGNIZED_SHARE * styledLines.length
  )
    return new Map();
  if (new Set(recognizedKinds).size < Math.max(MIN_ALIKE, MIN_DISTINCT_SHARE * recognizedKinds.length))
    return new Map();
  return new Map(styledLines.map((line, index) => [line, kinds[index] ?? UNNAMED]));
};

/** Groups the lines that could be headings by their style. Excludes the first line, which is the name. */
const linesByStyle = (blocks: readonly Block[], knownHeadings: Headings): Line[][] => {
  const size = usualSize(blocks);
  const all = blocks.flatMap((block) => block.lines);
  const largest = all.reduce((most, line) => Math.max(most, line.size), 0);
  const isName = (line: Line): boolean => line.size === largest && largest > HEADING_SIZE_FACTOR * size;
  const candidates = all
    .slice(1)
    .filter(
      (line) =>
        knownHeadings.has(line) ||
        (!isName(line) &&
          (line.bold || line.size >= HEADING_SIZE_FACTOR * size || isAllCaps(line.text)) &&
          canBeUnknownHeading(line)),
    );
  return [...Map.groupBy(candidates, lineStyle).values()]
    .filter(
      (styledLines) =>
        styledLines.length >= MIN_ALIKE &&
        styledLines.length <= MAX_ALIKE &&
        styledLines.some((line) => !knownHeadings.has(line)),
    )
    .slice(0, MAX_STYLES);
};

/**
 * Returns the known headings and the lines of other heading styles, each with the section of its content. A
 * section with a recognized heading does not get a second heading from its content.
 */
export const headingsByContent = (
  blocks: readonly Block[],
  knownHeadings: Headings,
): Map<Line, SectionKind | typeof UNNAMED> => {
  const headings = new Map(knownHeadings);
  for (const styledLines of linesByStyle(blocks, knownHeadings)) {
    for (const [line, kind] of findStyleHeadings(blocks, knownHeadings, styledLines))
      if (!headings.has(line)) headings.set(line, kind);
  }
  const contents = linesUnderHeadings(blocks, (line) => headings.has(line));
  const named = new Set(knownHeadings.values());
  for (const [line, kind] of headings) {
    if (knownHeadings.get(line) === kind && kind !== UNNAMED) continue;
    const content = contentKind(contents.get(line) ?? []);
    const isNew = content !== null && !named.has(content);
    headings.set(line, isNew ? content : UNNAMED);
    if (isNew) named.add(content);
  }
  return headings;
};
