/**
 * Splits the lines under a heading into jobs. Each job has head lines (with its dates) and lines that
 * describe it. The first job shows how many lines precede the dates, and the other jobs follow the
 * same layout.
 */
import type { DateSpan } from './dates.ts';
import { splitLabel } from './field-labels.ts';
import { isBulleted, tidy, withoutBullet } from './folding.ts';
import {
  findHeadDate,
  headParts,
  isDatedRow,
  isProse,
  isWrapped,
  startsWithDate,
  withCells,
  withJoinedDates,
  withText,
} from './head-parts.ts';
import type { Line } from './page-lines.ts';
import { LEGAL_FORM } from './role-words.ts';

/** The lines of one job. */
export interface Entry {
  readonly span: DateSpan | null;
  readonly dateLine: Line | null;
  readonly head: readonly Line[];
  readonly body: readonly Line[];
}

interface MarkedLine {
  readonly line: Line;
  readonly span: DateSpan | null;
  readonly isBody: boolean;
}

/** Returns true for a duration such as `4 years 1 month`, which some templates add to an employer. */
const isDuration = (text: string): boolean =>
  /^\(?(?:\d{1,2}\s*(?:years?|yrs?|a[nñ]os?|anos?|months?|mos?|mes(?:es)?)\b\.?[\s,y&e]*)+\)?$/iu.test(text);

const INDENT = 4;
const MAX_ABOVE = 3;
const MAX_BELOW = 3;

/** Returns the x position of the text of a head, after a column of dates if there is one. */
const textX = (line: Line, span: DateSpan | null): number => {
  const [first, second] = line.cells;
  if (span === null || first === undefined || second === undefined) return line.x;
  return span.from === 0 ? second.x : first.x;
};

/** Returns true if a line continues the text above it: indented under its bullet, or wrapped. A line that starts with a date does not. */
const isContinuation = (above: Line, line: Line): boolean => {
  if (startsWithDate(line)) return false;
  if (line.x > above.x + 2) return true;
  if (!isWrapped(above, line) || Math.abs(line.size - above.size) > 0.5) return false;
  // After a bullet or the end of a sentence, a line is a continuation only if it cannot start a
  // new text.
  if (isBulleted(above.text) || /[.!?]$/.test(above.text)) return /^[\p{Ll}\d(]/u.test(line.text);
  return line.x > above.x - 2;
};

/** Returns true if a line is the wrapped first line of prose. */
const beginsProse = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  /^\p{Ll}/u.test(next.text) &&
  Math.abs(next.x - line.x) < 2 &&
  isWrapped(line, next) &&
  !startsWithDate(next);

const MIN_SENTENCE_WORDS = 3;

/** Returns true for a short sentence such as `Closed the books.` A text that ends in a legal form is a name. */
const isSentence = ({ text, bold }: Line): boolean => {
  const words = text.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  return !bold && words.length >= MIN_SENTENCE_WORDS && /\p{Ll}{3,60}[.!]$/u.test(last) && !LEGAL_FORM.test(last);
};

const MAX_LABELED_LENGTH = 90;

/** Returns true if a line has a title or employer label, as in `Position: Clerk`. It is part of the head even below the dates or indented. */
const isLabeled = ({ text }: Line): boolean => {
  const { label } = text.length > MAX_LABELED_LENGTH ? { label: null } : splitLabel(withoutBullet(text));
  return label === 'title' || label === 'company';
};

const markLines = (lines: readonly Line[]): MarkedLine[] => {
  const isText = lines.map(
    (line, index) =>
      !isDatedRow(line) &&
      !isLabeled(line) &&
      (isBulleted(line.text) || isSentence(line) || isProse(line) || beginsProse(line, lines[index + 1])),
  );
  const spans = lines.map((line, index) => (isText[index] === true ? null : findHeadDate(line)));
  const hasRanges = spans.some((span) => span?.isRange);
  const isAnchor = (index: number): boolean => {
    const span = spans[index];
    return span !== null && span !== undefined && (span.isRange || !hasRanges || (lines[index]?.text.length ?? 0) < 40);
  };
  const heads = lines.filter((_, index) => isAnchor(index));
  // The x position of a line with only a date may differ from that of the other lines of its head.
  const named = heads.filter((line) => line.cells.length > 1 || headParts(line).length > 0);
  // If all heads are only dates, their position counts only if the lines above them have the same one.
  const isUnderName = (line: Line): boolean => {
    const above = lines[lines.indexOf(line) - 1];
    return above !== undefined && above.page === line.page && Math.abs(above.x - line.x) < 2;
  };
  const aligned = named.length === 0 && heads.every(isUnderName) ? heads : named;
  const headX = aligned.length === 0 ? null : Math.min(...aligned.map((line) => textX(line, findHeadDate(line))));
  const marked: MarkedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const last = marked.at(-1);
    const span = isAnchor(index) ? (spans[index] ?? null) : null;
    const isIndented =
      headX !== null && line.x > headX + INDENT && aligned.every((head) => head.x < line.x - INDENT || head === line);
    const isContinued = last?.isBody === true && !line.bold && isContinuation(last.line, line);
    const isBody = span === null && !isLabeled(line) && (isText[index] === true || isIndented || isContinued);
    marked.push({ line, span, isBody });
  }
  return marked;
};

/** Removes the bullets from a list whose items are the jobs. */
const withoutBullets = (lines: readonly Line[]): readonly Line[] => {
  const bulleted = lines.filter(({ text }) => isBulleted(text));
  const dated = bulleted.filter((line) => findHeadDate({ ...line, text: withoutBullet(line.text) })?.isRange);
  const unbulleted = lines.filter((line) => !isBulleted(line.text) && findHeadDate(line)?.isRange);
  if (dated.length === 0 || unbulleted.length > 0) return lines;
  return lines.map((line) =>
    dated.includes(line)
      ? withCells(
          line,
          line.cells.map((cell, index) => (index > 0 ? cell : withText(cell, withoutBullet(cell.text)))),
        )
      : line,
  );
};

/** Reads the jobs of a section, in order. Without any dates, each head after a description starts a job. */
export const readEntries = (section: readonly Line[]): Entry[] => {
  const marked = markLines(withoutBullets(withJoinedDates(section.filter((line) => !isDuration(line.text)))));
  const anchors = marked.flatMap(({ span }, index) => (span === null ? [] : [index]));
  return anchors.length === 0 ? undatedEntries(marked) : datedEntries(marked, anchors);
};

/** Counts the head lines directly above a position. */
const countHeadLinesAbove = (marked: readonly MarkedLine[], index: number, from: number, max: number): number => {
  let count = 0;
  while (count < max && index - count - 1 >= from && marked[index - count - 1]?.isBody === false) count += 1;
  return count;
};

const datedEntries = (marked: readonly MarkedLine[], anchors: readonly number[]): Entry[] => {
  const first = anchors[0] ?? 0;
  const usualHeadCount = countHeadLinesAbove(marked, first, 0, MAX_ABOVE);
  // A line `above` lines above a date must be bold if the line at the same distance above the first
  // date is bold.
  const hasHeadStyle = (line: Line | undefined, above: number): boolean =>
    marked[first - above]?.line.bold !== true || line?.bold === true;
  const starts = anchors.map((anchor, index) => {
    if (index === 0) return anchor - usualHeadCount;
    let above = countHeadLinesAbove(marked, anchor, (anchors[index - 1] ?? 0) + 1, usualHeadCount);
    while (above > 0 && !hasHeadStyle(marked[anchor - above]?.line, above)) above -= 1;
    return anchor - above;
  });
  return anchors.map((anchor, index) => {
    const start = starts[index] ?? anchor;
    const end = starts[index + 1] ?? marked.length;
    let below = anchor + 1;
    while (below < end && below - anchor <= MAX_BELOW && marked[below]?.isBody === false) below += 1;
    return {
      span: marked[anchor]?.span ?? null,
      dateLine: marked[anchor]?.line ?? null,
      head: marked.slice(start, below).map(({ line }) => line),
      body: marked.slice(below, end).map(({ line }) => line),
    };
  });
};

const undatedEntries = (marked: readonly MarkedLine[]): Entry[] => {
  const entries: { span: null; dateLine: null; head: Line[]; body: Line[] }[] = [];
  let wasBody = true;
  for (const { line, isBody } of marked) {
    const last = entries.at(-1);
    if (!isBody && (wasBody || last === undefined))
      entries.push({ span: null, dateLine: null, head: [line], body: [] });
    else if (isBody) last?.body.push(line);
    else last?.head.push(line);
    wasBody = isBody;
  }
  return entries;
};

const TASK_LABEL =
  /^(?:funciones|actividades|atividades|responsabilidades|responsibilities|duties|tareas|tarefas|principais atividades|principales funciones|descripci[oó]n|descri[cç][aã]o|description)\s*:\s*/iu;

/** Returns the description of a job: one item or paragraph per line, without bullets, with wrapped lines joined. */
export const bodyText = (lines: readonly Line[]): string => {
  const items: string[] = [];
  for (const [index, line] of lines.entries()) {
    const last = lines[index - 1];
    const isContinued =
      last !== undefined &&
      !isBulleted(line.text) &&
      (isWrapped(last, line) || /^\p{Ll}/u.test(line.text)) &&
      !/[.!?]$/.test(last.text);
    const isParagraph =
      last !== undefined && !isBulleted(line.text) && Math.abs(line.x - last.x) < 2 && isWrapped(last, line);
    const text = tidy(withoutBullet(line.text)).replace(TASK_LABEL, '');
    if (isContinued || isParagraph) items[items.length - 1] = `${items.at(-1)} ${text}`;
    else items.push(text);
  }
  return items.filter((item) => item !== '').join('\n');
};
