/**
 * Splits the lines above the description of a job or education entry into parts: titles, employers,
 * schools and degrees, in any order and with any separator. Removes places and finds the dates.
 */
import { type DateSpan, findDates, isOngoingEnd, withoutDates } from './dates.ts';
import { findFieldLabel, splitLabel } from './field-labels.ts';
import { fold, tidy, trimPunctuation, withoutBullet } from './folding.ts';
import type { Cell, Line } from './page-lines.ts';
import { isPlace, MAX_ADDRESS_LENGTH } from './places.ts';
import { LEGAL_FORM } from './role-words.ts';

/** Labels in forms that start the description of a job: `Funciones: …`. */
const TASK_LABEL =
  /^(?:funciones|actividades|atividades|responsabilidades|responsibilities|duties|tareas|tarefas|logros|achievements|principais atividades|principales funciones|descripcion|descricao|description|key achievements|resultados)(?: \p{L}+){0,2}\s*:/u;
const LABEL_SCORES = { title: 2, company: -2, other: 0 };

/** A piece of a line that may be a title, an employer, a school or a degree. */
export interface Part {
  readonly text: string;
  readonly bold: boolean;
  readonly line: Line;
  /** The title score from the label of the piece: 2 for a title, -2 for an employer, otherwise 0. */
  readonly labelScore: number;
}

/** Bars, dots, dashes between spaces, arrows, an at sign, the word `at`, wide spaces. */
const SEPARATOR =
  /\s{0,20}[|•●▪◆‖¦]\s{0,20}|\s{1,20}[·~–—―-]{1,20}\s{1,20}|\s{1,20}·\s{0,20}|\s{0,20}·\s{1,20}|\s{0,20}[→>»]\s{1,20}|\s{1,20}@\s{1,20}|\s{3,20}|\s{1,20}at\s{1,20}(?=\p{Lu})/u;

const EMPLOYMENT_TERMS =
  /^(?:full[- ]?time|part[- ]?time|contract(?:or)?|temporary|permanent|internship|seasonal|remote|hybrid|on-?site|tiempo completo|medio tiempo|jornada completa|por contrato|temporal|indefinido|remoto|hibrido|presencial|periodo integral|tempo integral|meio periodo|clt|pj|temporario|estagio|home office)$/;

/** Returns true if a text is a term of employment, which is neither a title nor an employer. */
export const isEmploymentTerm = (text: string): boolean => EMPLOYMENT_TERMS.test(fold(trimPunctuation(text)));

interface Piece {
  readonly text: string;
  readonly bold: boolean;
}

/** Splits bold from plain text, if both contain words. */
const splitByStyle = (cell: Cell): Piece[] => {
  const pieces: { text: string; bold: boolean }[] = [];
  for (const { text, bold } of cell.runs) {
    const last = pieces.at(-1);
    if (last !== undefined && (last.bold === bold || text.trim() === '')) last.text += text;
    else pieces.push({ text, bold });
  }
  const isSplit =
    pieces.length > 1 && pieces.length <= 4 && tidy(pieces.map(({ text }) => text).join('')) === cell.text;
  return isSplit ? pieces : [{ text: cell.text, bold: cell.bold }];
};

const removeDates = (text: string, isMonthFirst?: boolean): string => withoutDates(text, findDates(text, isMonthFirst));

/** Removes a place after a slash: `Analyst / Bogotá`. Any other slash is part of the text. */
const withoutSlashPlace = (text: string): string => {
  const [before = '', after, ...more] = text.split(/\s{1,20}\/\s{1,20}/u);
  return after !== undefined && more.length === 0 && isPlace(after) ? before : text;
};

/** Returns the parts of a line without its dates, places and terms of employment. */
export const headParts = (line: Line): Part[] => {
  const [first, ...others] = line.cells;
  const lineLabel = first !== undefined && others.length > 0 ? findFieldLabel(first.text) : null;
  if (lineLabel === 'aside') return [];
  return (lineLabel === null ? line.cells : others).flatMap((cell) => {
    const { text: unlabeled, label } =
      lineLabel === null ? splitLabel(cell.text) : { text: cell.text, label: lineLabel };
    const whole = removeDates(unlabeled);
    const pieces = label === null ? splitByStyle(cell) : [{ text: unlabeled, bold: cell.bold }];
    // A split by style must not separate the parts of a date.
    const splitsDate =
      pieces.length > 1 &&
      trimPunctuation(whole) !== trimPunctuation(tidy(pieces.map(({ text }) => removeDates(text)).join('')));
    const labelScore = label === null ? 0 : LABEL_SCORES[label];
    return (splitsDate ? [{ text: unlabeled, bold: cell.bold }] : pieces).flatMap(({ text, bold }) =>
      removeDates(withoutBullet(text))
        .split(SEPARATOR)
        .map((part) => withoutSlashPlace(trimPunctuation(part)))
        .filter((part) => /[\p{L}\d]/u.test(part) && !isEmploymentTerm(part) && !isPlace(part) && !isOngoingEnd(part))
        .map((part) => ({ text: part, bold, line, labelScore })),
    );
  });
};

/** Returns the start index of the longest trailing run of pieces that fits an address. The run excludes the first piece. */
const findAddressStart = (pieces: readonly string[]): number => {
  let from = pieces.length;
  for (let length = 0; from > 1; from--) {
    length += (pieces[from - 1] ?? '').length;
    if (length > MAX_ADDRESS_LENGTH) break;
  }
  return from;
};

/** Splits at commas outside of brackets. A legal form stays with its name, and trailing places are dropped. */
export const commaPieces = (text: string): string[] => {
  const pieces: string[] = [];
  for (const piece of text.split(/,\s{1,20}(?![^()]{0,300}\))/u).map(tidy)) {
    if (pieces.length > 0 && LEGAL_FORM.test(piece)) pieces[pieces.length - 1] += `, ${piece}`;
    else if (piece !== '') pieces.push(piece);
  }
  for (let from = findAddressStart(pieces); from < pieces.length; from++) {
    if (isPlace(pieces.slice(from).join(', '))) return pieces.slice(0, from);
  }
  return pieces;
};

const MAX_DATE_LENGTH = 40;

/** Returns true if the first cell of a row is a date. The texts next to a date are not a sentence. */
export const isDatedRow = ({ cells: [first, ...others] }: Line): boolean => {
  if (first === undefined || others.length === 0 || first.text.length > MAX_DATE_LENGTH) return false;
  const spans = findDates(first.text);
  return spans.length > 0 && trimPunctuation(withoutDates(first.text, spans)) === '';
};

const MAX_ADJACENT_LENGTH = 90;
const MAX_LINE_LENGTH = 130;

/**
 * Returns the date of a line that starts a job or education entry: at an end of the line or in its own
 * cell, not inside a sentence.
 */
export const findHeadDate = (line: Line): DateSpan | null => {
  if (line.text.length > MAX_LINE_LENGTH) return null;
  const spans = findDates(line.text);
  const span = spans.find(({ isRange }) => isRange) ?? spans[0];
  if (span === undefined) return null;
  const before = trimPunctuation(line.text.slice(0, span.from));
  const after = trimPunctuation(line.text.slice(span.to));
  if (before.length > MAX_ADJACENT_LENGTH || after.length > MAX_ADJACENT_LENGTH) return null;
  if (!span.isRange && before.length > 0 && after.length > 0 && line.cells.length === 1) {
    return /[|•·,(–—-]\s*$/.test(line.text.slice(0, span.from)) ? span : null;
  }
  if (/[.!?]$/.test(after) && after.length > 40 && !isDatedRow(line)) return null;
  return span;
};

const MAX_DATE_LEAD = 80;

/**
 * Returns true if a line is a date or starts with one: `enero de 2016 - presente`, `de 2016 a 2019, Lima`.
 * In a sentence, lower-case words follow the date: `2019 by a fifth`.
 */
export const startsWithDate = ({ text }: Line): boolean => {
  const start = withoutBullet(text.slice(0, MAX_DATE_LEAD));
  const [span] = findDates(start);
  if (span === undefined || !/^[\s([]*(?:(?:de|del|desde|from|since|entre)\s+)?$/iu.test(start.slice(0, span.from)))
    return false;
  return span.isRange || !/^\s*(?:[,;]\s*)?\p{Ll}/u.test(start.slice(span.to));
};

const MIN_SENTENCE = 4;

/** Returns true if a line reads as prose instead of a head. */
export const isProse = (line: Line): boolean => {
  const { text } = line;
  if (/^\p{Ll}/u.test(text) && !startsWithDate(line)) return true;
  if (text.length > 100 && line.cells.length === 1) return true;
  if (TASK_LABEL.test(fold(text))) return true;
  return (
    /[.;:!?]$/.test(text) &&
    (text.length > 40 || text.split(' ').length >= MIN_SENTENCE) &&
    !LEGAL_FORM.test(text.split(/[\s,]+/).at(-1) ?? '')
  );
};

/** Returns true if a line was wrapped because the first word of the next line did not fit. */
export const isWrapped = (line: Line, next: Line): boolean => {
  const [cell] = next.cells;
  if (cell === undefined) return false;
  const first = cell.text.split(/\s/)[0]?.length ?? 0;
  const width = ((cell.right - cell.x) * first) / Math.max(1, cell.text.length);
  return line.right + width + 0.2 * line.size > line.limit + 0.5;
};

export const withCells = (line: Line, cells: readonly Cell[]): Line => ({
  ...line,
  x: Math.min(...cells.map(({ x }) => x)),
  bold: cells.every(({ bold }) => bold),
  text: cells.map(({ text }) => text).join(' '),
  cells,
});

export const withText = (cell: Cell, text: string): Cell => ({ ...cell, text, runs: [{ text, bold: cell.bold }] });

const MAX_REST_LENGTH = 30;

/** Returns true if the line below completes a date range: `Analyst · March 2019 – May` above `2021`. */
const completesDateRange = (above: Line, line: Line): boolean => {
  if (line.text.length > MAX_REST_LENGTH || line.cells.length > 1 || !isWrapped(above, line)) return false;
  const whole = `${above.text} ${line.text}`;
  const span = findDates(whole).find(({ isRange }) => isRange);
  return (
    span !== undefined &&
    trimPunctuation(whole.slice(span.to)) === '' &&
    span.from < above.text.length &&
    trimPunctuation(withoutDates(line.text, findDates(line.text))).length < MAX_REST_LENGTH / 2
  );
};
const SAME_EDGE = 3;

/** Returns the possible results of joining a wrapped text. A hyphen at the end of the first line may come from the wrapping. */
const joinedTexts = (above: string, below: string): string[] => [
  `${above} ${below}`,
  ...(/\p{L}-$/u.test(above) ? [above.slice(0, -1) + below] : []),
];

/** Joins date ranges that a narrow column wrapped: `Jan 2020 –` above `Present`. */
export const withJoinedDates = (lines: readonly Line[]): Line[] => {
  const joined: Line[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const [cell, ...others] = line.cells;
    const start = last?.cells.find(
      ({ text, x, right }) =>
        cell !== undefined &&
        (Math.abs(x - cell.x) < SAME_EDGE || Math.abs(right - cell.right) < SAME_EDGE) &&
        text.length <= MAX_DATE_LENGTH,
    );
    const isRange = (text: string): boolean =>
      !/[-–—]$/.test(text) &&
      findDates(text).some((span) => span.isRange && trimPunctuation(withoutDates(text, [span])) === '');
    const whole = start && cell ? (joinedTexts(start.text, cell.text).find(isRange) ?? '') : '';
    const end = last?.cells.at(-1);
    if (last !== undefined && end !== undefined && completesDateRange(last, line)) {
      joined[joined.length - 1] = withCells(last, [
        ...last.cells.slice(0, -1),
        withText(end, `${end.text} ${line.text}`),
      ]);
      continue;
    }
    if (last === undefined || start === undefined || cell === undefined || isRange(start.text) || whole === '') {
      joined.push(line);
      continue;
    }
    joined[joined.length - 1] = withCells(
      last,
      last.cells.map((lastCell) => (lastCell === start ? withText(lastCell, whole) : lastCell)),
    );
    if (others.length > 0) joined.push(withCells(line, others));
  }
  return joined;
};
