/**
 * Splits a résumé into its sections by headings. A column that continues on the next page continues
 * its section. Lines before the first heading are the head, with name and contact.
 */

import { headingsByContent } from './content-headings.ts';
import { withContentSections } from './content-sections.ts';
import { tidy, trimPunctuation } from './folding.ts';
import { findHeadings, UNNAMED } from './heading-lines.ts';
import { headingKind, headWordKind, type SectionKind, splitInlineHeading } from './headings.ts';
import type { Block, Cell, Line } from './page-lines.ts';
import { runningLines } from './running-lines.ts';

export interface Section {
  readonly kind: SectionKind | 'head';
  readonly lines: readonly Line[];
  /** Whether its heading names no known section. */
  readonly isUnnamed?: boolean;
}

interface OpenSection extends Section {
  readonly lines: Line[];
}

const SAME_COLUMN = 40;
const SIZE_TOLERANCE = 0.3;

const hasSameStyle = (a: Line, b: Line): boolean => a.bold === b.bold && Math.abs(a.size - b.size) <= SIZE_TOLERANCE;

/** Returns a line that contains only `rest`, such as the text after `Skills:`. */
const toRestLine = (line: Line, rest: string): Line => {
  const cell: Cell = { ...(line.cells[0] as Cell), text: rest, runs: [{ text: rest, bold: false }] };
  return { ...line, bold: false, cells: [cell] };
};

const repeatedLines = (blocks: readonly Block[]): Set<string> => {
  const pages = new Map<string, Set<number>>();
  for (const { page, lines } of blocks) {
    for (const { text } of lines) pages.set(text, (pages.get(text) ?? new Set()).add(page));
  }
  const count = Math.max(0, ...blocks.map(({ page }) => page));
  return new Set([...pages].filter(([, pageNumbers]) => count > 1 && pageNumbers.size === count).map(([text]) => text));
};

/** The kinds of sections whose lines are list items. */
const LIST_KINDS = new Set<OpenSection['kind']>(['skills', 'languages']);

/** A heading that ends in one of these words continues on the next line. */
const CONNECTIVE = /(?:&|\s(?:and|y|e|de|of|en|em|da|do|in|la|el|con|com|que|i|for|para))\s*$/i;

/** Returns true if the text of two lines is a heading. If the first line is incomplete, a head word is enough. */
const isHeadingText = (text: string, isIncomplete: boolean): boolean =>
  headingKind(text) !== null || (isIncomplete && headWordKind(text) !== null);

const PAGE_NUMBER = /^(?:page|pagina|página|pág\.?|p\.)?\s*\d{1,2}(?:\s*(?:\/|of|de)\s*\d{1,2})?$/i;

/** Returns the sections in reading order. Lines that repeat on every page are read only on the first page. */
export const readSections = (blocks: readonly Block[]): Section[] => {
  const head: OpenSection = { kind: 'head', lines: [] };
  const sections: OpenSection[] = [head];
  const columns: { x: number; page: number; section: OpenSection }[] = [];
  const repeated = repeatedLines(blocks);
  const running = runningLines(blocks);
  const isRunningText = (line: Line): boolean => running.has(line) || PAGE_NUMBER.test(line.text);
  const innerBlocks = blocks.map((block) => ({ ...block, lines: block.lines.filter((line) => !isRunningText(line)) }));
  const headings = headingsByContent(innerBlocks, findHeadings(blocks));
  const headingRests = new Set<Line>();
  const headedSections: { line: Line; section: OpenSection }[] = [];

  /** Returns the list that a column without a heading continues: the section with the last heading above it. */
  const listAbove = ({ page, lines }: Block): OpenSection | null => {
    const top = lines[0]?.y ?? 0;
    if (lines.some((line) => headings.has(line))) return null;
    const above = headedSections.filter(({ line }) => line.page === page && line.y < top);
    const section = above.toSorted((a, b) => b.line.y - a.line.y)[0]?.section ?? null;
    return section !== null && LIST_KINDS.has(section.kind) ? section : null;
  };

  const sectionAt = (block: Block): OpenSection => {
    const { x, page } = block;
    const near = columns.filter((column) => Math.abs(column.x - x) <= SAME_COLUMN);
    const [nearest] = near.toSorted((a, b) => Math.abs(a.x - x) - Math.abs(b.x - x));
    if (nearest !== undefined) return nearest.section;
    return listAbove(block) ?? (page > 1 ? (columns.at(-1)?.section ?? head) : head);
  };

  const startSection = (kind: SectionKind, isUnnamed = false): OpenSection => {
    const section: OpenSection = { kind, lines: [], isUnnamed };
    sections.push(section);
    return section;
  };

  for (const block of blocks) {
    let current = sectionAt(block);
    for (const [index, line] of block.lines.entries()) {
      if (block.page > 1 && repeated.has(line.text)) continue;
      if (PAGE_NUMBER.test(line.text) || headingRests.has(line)) continue;
      if (running.has(line)) {
        // A running line may contain the name or the address of the person.
        if (block.page === 1) head.lines.push(line);
        continue;
      }
      const next = block.lines[index + 1];
      const kind = headings.get(line) ?? null;
      const isWrapped =
        kind === null &&
        next !== undefined &&
        hasSameStyle(line, next) &&
        headingKind(`${trimPunctuation(line.text)} ${next.text}`) !== null;
      if (isWrapped && line.text.split(/\s+/).length <= 3 && (line.bold || line.text === line.text.toUpperCase())) {
        // Only both lines together are the heading.
        const joinedKind = headings.has(next) ? null : headingKind(`${trimPunctuation(line.text)} ${next.text}`);
        if (joinedKind !== null) {
          current = startSection(joinedKind);
          headedSections.push({ line, section: current });
          headingRests.add(next);
        }
        continue;
      }
      const above = block.lines[index - 1];
      const isRest =
        (kind === null || CONNECTIVE.test(above?.text ?? '')) &&
        above !== undefined &&
        hasSameStyle(above, line) &&
        headings.get(above) === current.kind &&
        current.lines.length === 0 &&
        isHeadingText(`${trimPunctuation(above.text)} ${line.text}`, CONNECTIVE.test(above.text));
      if (isRest) continue;
      if (kind !== null && (kind !== UNNAMED || current.kind !== 'head')) {
        current = startSection(kind === UNNAMED ? 'other' : kind, kind === UNNAMED);
        headedSections.push({ line, section: current });
      } else {
        const inline = current.kind === 'skills' ? null : splitInlineHeading(line.text);
        if (inline !== null && canStartInline(inline.kind, current.kind)) {
          current = startSection(inline.kind);
          current.lines.push(toRestLine(line, tidy(inline.rest)));
        } else current.lines.push(line);
      }
    }
    const column = columns.find(({ x }) => Math.abs(x - block.x) <= SAME_COLUMN / 4);
    if (column !== undefined) columns.splice(columns.indexOf(column), 1);
    columns.push({ x: block.x, page: block.page, section: current });
  }
  return withContentSections(sections.filter(({ lines }) => lines.length > 0));
};

/** Sections that can start with a label on the line of their text, such as `Skills: Excel`. */
const INLINE_KINDS = new Set<SectionKind>(['skills', 'languages', 'summary']);

function canStartInline(kind: SectionKind, within: SectionKind | 'head'): boolean {
  return INLINE_KINDS.has(kind) && kind !== within && within !== 'experience';
}
