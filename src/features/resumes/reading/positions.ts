/**
 * Finds the title and employer of each job. Words decide first, then the position of title and
 * employer in the other jobs of the résumé, because people use the same order for all jobs.
 */
import { spanDates } from './dates.ts';
import { bodyText, type Entry, readEntries } from './entries.ts';
import { fold, trimPunctuation } from './folding.ts';
import { commaPieces, headParts, isEmploymentTerm, type Part } from './head-parts.ts';
import type { Line } from './page-lines.ts';
import { isPlace } from './places.ts';
import { LEGAL_FORM, namesDegree, namesRole, namesSchool, titleScore } from './role-words.ts';
import { tableRows } from './table-rows.ts';
import { titleFormScore } from './title-form.ts';

/** A text and its line. */
export interface SourcedText {
  readonly text: string;
  readonly line: Line;
}

export interface ParsedPosition {
  readonly title: SourcedText | null;
  readonly company: SourcedText | null;
  readonly start: SourcedText | null;
  readonly end: SourcedText | null;
  readonly isOngoing: boolean;
  readonly summary: SourcedText | null;
}

interface ScoredPart extends Part {
  /** Identifies the same position in other jobs. */
  readonly slot: string;
  readonly titleScore: number;
}

const MAX_PARTS = 6;
const OTHER_JOBS_WEIGHT = 0.9;

/** Returns the title score of a part from its label, otherwise from its words, otherwise from its form. */
const scoreTitle = ({ text, labelScore }: Part, headline: string | null): number => {
  const firstPiece = commaPieces(text)[0] ?? text;
  return labelScore || titleScore(firstPiece) || titleFormScore(firstPiece, headline);
};

const scoreParts = ({ head }: Entry, headline: string | null): ScoredPart[] =>
  head
    .flatMap((line, row) => headParts(line).map((part, index) => ({ ...part, slot: `${row}.${index}.${part.bold}` })))
    .slice(0, MAX_PARTS)
    .map((part) => ({ ...part, titleScore: scoreTitle(part, headline) }));

/** Returns the mean title score of each slot. It is positive if the slot usually holds the title. */
const meanTitleScores = (all: readonly (readonly ScoredPart[])[]): Map<string, number> => {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const part of all.flat()) {
    const { sum, count } = sums.get(part.slot) ?? { sum: 0, count: 0 };
    sums.set(part.slot, { sum: sum + part.titleScore, count: count + 1 });
  }
  return new Map([...sums].map(([slot, { sum, count }]) => [slot, sum / count]));
};

interface TitleAndCompany {
  readonly title: SourcedText | null;
  readonly company: SourcedText | null;
}

/** Removes the period at the end of a row such as `Analyst, Quillmark.`, but not after an abbreviation. */
export const withoutPeriod = (text: string): string =>
  /\p{Ll}{3}\.$/u.test(text) && !LEGAL_FORM.test(text.split(/[\s,]+/).at(-1) ?? '') ? text.slice(0, -1) : text;

/** Removes terms and places in parentheses at the end: `Quillmark (contract, Boston)`. */
const withoutTerms = (text: string): string => {
  const [, before, inParentheses] = /^(.{1,300}?)\s{0,20}\(([^()]{1,300})\)$/u.exec(text) ?? [];
  const isRemark = inParentheses?.split(/,\s+/).every((piece) => isEmploymentTerm(piece) || isPlace(piece)) === true;
  return before !== undefined && isRemark ? before : text;
};

const toSourced = (part: Part, text: string): SourcedText => ({
  text: withoutTerms(withoutPeriod(trimPunctuation(text))),
  line: part.line,
});

const PREPOSITION =
  /^(.{4,300})\s{1,20}(?:at|for|en|em|na|no|para|con|com)\s{1,20}(?=(?:the |el |la |o |a )?\p{Lu})(.{1,300})$/u;

/** Splits a part that may hold title and employer: `Accountant, Acme Corp`, `Analista en Bancolombia`. */
const splitPart = (part: ScoredPart): TitleAndCompany => {
  const pieces = commaPieces(part.text);
  let best: { index: number; gain: number } = { index: 0, gain: 0 };
  for (let index = 1; index < pieces.length; index++) {
    const gain = titleScore(pieces.slice(0, index).join(', ')) - titleScore(pieces.slice(index).join(', '));
    if (Math.abs(gain) > Math.abs(best.gain) || best.index === 0) best = { index, gain };
  }
  if (best.index > 0) {
    const left = toSourced(part, pieces.slice(0, best.index).join(', '));
    const right = toSourced(part, pieces.slice(best.index).join(', '));
    return best.gain >= 0 ? { title: left, company: right } : { title: right, company: left };
  }
  const [text = part.text] = pieces;
  const joined = PREPOSITION.exec(text);
  const scoreBefore = titleScore(joined?.[1] ?? '');
  if (joined !== null && (scoreBefore > 0 || (scoreBefore === 0 && part.titleScore > 0))) {
    return { title: toSourced(part, joined[1] ?? ''), company: toSourced(part, joined[2] ?? '') };
  }
  return part.titleScore >= 0
    ? { title: toSourced(part, text), company: null }
    : { title: null, company: toSourced(part, text) };
};

const toTitle = (part: Part): SourcedText => toSourced(part, commaPieces(part.text).join(', '));

/** Removes the location after a comma from an employer. */
const toCompany = (part: Part): SourcedText => {
  const [first = part.text, ...others] = commaPieces(part.text);
  return toSourced(
    part,
    others.some((piece) => /^(?:&|and |y |e )/i.test(piece) || /\s(?:&|and|y|e)\s/i.test(piece)) ? part.text : first,
  );
};

/**
 * Returns the score for splitting a part into title and employer, `Accountant, Quillmark`, even if there are
 * other parts, such as an unknown place.
 */
const splitGain = ({ text, labelScore }: ScoredPart): number => {
  const pieces = commaPieces(text);
  if (labelScore !== 0 || pieces.length < 2) return Number.NEGATIVE_INFINITY;
  return titleScore(pieces[0] ?? '') - titleScore(pieces.slice(1).join(', '));
};

/** Returns the share of jobs whose only part contains both title and employer, 0-1. */
const splitShare = (all: readonly (readonly ScoredPart[])[]): number => {
  const alone = all.filter(([only, ...others]) => only !== undefined && others.length === 0 && splitGain(only) > 0);
  return all.length === 0 ? 0 : alone.length / all.length;
};

const SPLIT_LOSS = 0.2;

const findTitleAndCompany = (
  parts: readonly ScoredPart[],
  slotScores: ReadonlyMap<string, number>,
  share: number,
): TitleAndCompany => {
  const [only, ...others] = parts;
  if (only === undefined) return { title: null, company: null };
  const score = (part: ScoredPart): number => part.titleScore + OTHER_JOBS_WEIGHT * (slotScores.get(part.slot) ?? 0);
  if (others.length === 0) {
    const named = splitPart(only);
    if (named.title !== null && named.company === null && score(only) < 0) return { title: null, company: named.title };
    return named;
  }
  let best: { title: ScoredPart; company: ScoredPart; gain: number } | null = null;
  for (const [position, title] of parts.entries()) {
    for (const [index, company] of parts.entries()) {
      if (title === company) continue;
      // A later part is less likely to be either. If two parts are similar, the first is the title.
      const gain = score(title) - score(company) - 0.15 * (position + index) + (position < index ? 0.01 : 0);
      if (best === null || gain > best.gain) best = { title, company, gain };
    }
  }
  if (best === null) return { title: null, company: null };
  if (splitGain(only) - SPLIT_LOSS + share > best.gain) return splitPart(only);
  return { title: toTitle(best.title), company: toCompany(best.company) };
};

/** Returns true if an entry names a degree and a school, each in a text that `isClear` accepts. */
const namesDegreeAndSchool = ({ head }: Entry, isClear: (text: string) => boolean): boolean => {
  const texts = head.flatMap((line) => headParts(line).flatMap(({ text }) => commaPieces(text))).filter(isClear);
  const degree = texts.find(namesDegree);
  return degree !== undefined && texts.some((text) => text !== degree && namesSchool(text));
};

/**
 * Returns the education entries among jobs, for résumés whose education heading was not found. A degree may also be a role (`Técnico`), so at least
 * one entry must have a degree that is not a role.
 */
const studyEntries = (entries: readonly Entry[]): ReadonlySet<Entry> => {
  const hasClear = entries.some((entry) => namesDegreeAndSchool(entry, (text) => !namesRole(text)));
  return new Set(hasClear ? entries.filter((entry) => namesDegreeAndSchool(entry, () => true)) : []);
};

/** Returns the lines of the education entries among the jobs of a section. */
export const findStudies = (section: readonly Line[]): Line[] =>
  [...studyEntries(readEntries(tableRows(section)))].flatMap(({ head }) => head);

const isInside = (inner: Entry, outer: Entry): boolean => {
  const [a, b] = [inner.span?.start, outer.span?.start];
  return a != null && b != null && (a.year > b.year || (a.year === b.year && (a.month ?? 1) >= (b.month ?? 1)));
};

const entryDates = (entry: Entry): Pick<ParsedPosition, 'start' | 'end' | 'isOngoing'> => {
  const { span, dateLine } = entry;
  if (span === null || dateLine === null) return { start: null, end: null, isOngoing: false };
  const { start, end } = spanDates(span);
  return {
    start: start === null ? null : { text: start, line: dateLine },
    end: end === null ? null : { text: end, line: dateLine },
    isOngoing: span.isOngoing,
  };
};

/** Reads the jobs of a section, in order. `headline` is the title at the top of the résumé. */
export const readPositions = (section: readonly Line[], headline: string | null = null): ParsedPosition[] => {
  const all = readEntries(tableRows(section));
  const studies = studyEntries(all);
  const entries = all.filter((entry) => !studies.has(entry));
  const parts = entries.map((entry) => scoreParts(entry, headline));
  const slotScores = meanTitleScores(parts);
  const share = splitShare(parts);
  const positions: ParsedPosition[] = [];
  let employer: SourcedText | null = null;
  for (const [index, entry] of entries.entries()) {
    const named = findTitleAndCompany(parts[index] ?? [], slotScores, share);
    const next = entries[index + 1];
    const [only, ...others] = parts[index] ?? [];
    const isEmployer =
      only !== undefined &&
      others.length === 0 &&
      only.labelScore <= 0 &&
      titleScore(only.text) <= 0 &&
      entry.body.length === 0 &&
      next !== undefined &&
      isInside(next, entry);
    if (isEmployer) {
      employer = toCompany(only);
      continue;
    }
    employer = named.company ?? employer;
    const text = bodyText(entry.body);
    const [line] = entry.body;
    if (named.title === null && named.company === null) continue;
    positions.push({
      title: named.title,
      company: named.company ?? employer,
      ...entryDates(entry),
      summary: text === '' || line === undefined ? null : { text, line },
    });
  }
  return positions.filter(({ title, company }) => fold(`${title?.text ?? ''}${company?.text ?? ''}`) !== '');
};
