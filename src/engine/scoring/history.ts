/**
 * Reads a work history once: past titles, their dates and worth relative to the current title, the months of work, and the words of summaries. Never
 * reads companies or a clock: current positions count up to the start of the reference year, or up to a later month that the history states (ADR 32).
 * Duplicate positions count once, and a month with several titles is divided among them. Positions after the reference year do not count. Summaries
 * do not affect each other.
 */

import { LIMITS } from '#shared/limits.ts';
import type { MatchPosition } from '../matching.contract.ts';
import { skillsIn } from '../taxonomy/prose-skills.ts';
import { withoutNamesInTitle } from '../taxonomy/title-names.ts';
import { type Content, foldText, readContent, readProse, toVisibleText } from '../text/text.ts';
import { MAX_MONTHS, REFERENCE_YEAR, visitMonths, type Years } from './experience.ts';
import { withoutIdentity } from './identity.ts';
import { monthsBetween, readDate } from './stated-dates.ts';

/** A past title. Months count from the year 0. The end of a stint is exclusive. */
export interface PastTitle {
  /** The title as written; '' for positions without a title. */
  readonly text: string;
  /** Worth relative to a current title, 0-1, in `WORTH_STEPS` steps. Longer and more recent titles are worth more. */
  readonly worth: number;
  /** Alternating starts and ends of stints, earliest first. Empty without dates. */
  readonly stints: Int32Array;
  /** True if the last stint is current. */
  readonly isCurrent: boolean;
}

/** A history without the meanings of its titles. */
export interface WorkHistory {
  /** Years that the rest of the profile states; null if it states none. */
  readonly stated: Years | null;
  /** Months of work. Overlapping months count once. */
  readonly months: number;
  /** The titles with the highest worth, highest first. */
  readonly pastTitles: readonly PastTitle[];
}

/** A position with its months. `from` and `to` are null if it has no usable dates. */
export interface ReadPosition {
  readonly title: string;
  readonly summary: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly isCurrent: boolean;
}

/** Positions, newest first, and the month after the newest counted month. */
export interface ReadPositions {
  readonly positions: readonly ReadPosition[];
  readonly now: number;
}

/** The maximum number of positions to read, and of past titles to use. The titles with the highest worth are used. */
const MAX_POSITIONS = 30;
export const MAX_PAST_TITLES = 6;
/** The resolution of worth values. */
export const WORTH_STEPS = 250;
const MONTHS_PER_YEAR = 12;

/**
 * The maximum worth of a past title, below 1 because the candidate may not want that work again. A title from a bio has the
 * same limit.
 */
const MAX_WORTH = 0.9;
/** The worth of a month halves after this number of months. */
const HALF_LIFE = 5 * MONTHS_PER_YEAR;
/** This many recent months are worth half of the maximum. A quarter of a year counts little, and three years count almost fully. */
const HALF_WORTH = 6;
/** Titles without dates count as this many recent months. */
const UNDATED_MONTHS = 2;

const toOneLine = (text: string | null | undefined): string =>
  toVisibleText(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** Sorts later positions first, then positions without dates. Equal positions are sorted by text, which makes the written order irrelevant. */
function newestFirst(a: ReadPosition, b: ReadPosition): number {
  const byDate = (b.to ?? 0) - (a.to ?? 0) || (b.from ?? 0) - (a.from ?? 0);
  if (byDate !== 0) return byDate;
  const [left, right] = [`${a.title}\n${a.summary}`, `${b.title}\n${b.summary}`];
  return left < right ? -1 : Number(left > right);
}

/** Reads the positions of a profile. Dates are capped at the end of the reference year. */
export function readPositions(
  profilePositions: readonly MatchPosition[] | null | undefined,
  referenceYear: number = REFERENCE_YEAR,
): ReadPositions {
  const last = (referenceYear + 1) * MONTHS_PER_YEAR;
  const dated = (profilePositions ?? []).slice(0, MAX_POSITIONS).flatMap(({ title, summary, start, end }) => {
    const startMonths = readDate(start);
    if (startMonths !== null && startMonths.first >= last) return [];
    const endMonths = readDate(end);
    // A position with an unreadable end is not current.
    const isCurrent = startMonths !== null && endMonths === null && toOneLine(end) === '';
    return [{ title: toOneLine(title), summary: summary ?? '', startMonths, endMonths, isCurrent }];
  });
  const ends = dated.map(({ startMonths, endMonths }) =>
    startMonths === null ? 0 : Math.min(last, (endMonths ?? startMonths).first + 1),
  );
  const now = Math.max(referenceYear * MONTHS_PER_YEAR, ...ends);
  const newest = { first: now - 1, last: now - 1 };
  const positions = dated.map(({ startMonths, endMonths, ...rest }): ReadPosition => {
    const endDate = rest.isCurrent ? newest : endMonths;
    const months = startMonths === null || endDate === null ? null : monthsBetween(startMonths, endDate, now);
    const from = months === null ? 0 : Math.max(months.from, now - MAX_MONTHS);
    const to = months === null ? 0 : Math.min(last, months.to);
    return to <= from ? { ...rest, from: null, to: null, isCurrent: false } : { ...rest, from, to };
  });
  return { positions: positions.toSorted(newestFirst), now };
}

/** Returns the merged months of positions, as alternating starts and ends. */
function mergeStints(positions: readonly ReadPosition[]): number[] {
  const stints: number[] = [];
  for (const { from, to } of positions.toSorted((a, b) => (a.from ?? 0) - (b.from ?? 0))) {
    if (from === null || to === null) continue;
    const lastEnd = stints.at(-1);
    if (lastEnd === undefined || from > lastEnd) stints.push(from, to);
    else stints[stints.length - 1] = Math.max(lastEnd, to);
  }
  return stints;
}

/** Returns the worth (0-1) of a title held during these stints. Months with several titles are divided among them. */
function pastTitleWorth(stints: readonly number[], titleCounts: ReadonlyMap<number, number>, now: number): number {
  let months = stints.length === 0 ? UNDATED_MONTHS : 0;
  visitMonths(stints, (month) => {
    months += 2 ** ((month + 1 - now) / HALF_LIFE) / (titleCounts.get(month) ?? 1);
  });
  return Math.round((WORTH_STEPS * MAX_WORTH * months) / (months + HALF_WORTH)) / WORTH_STEPS;
}

/** Combines positions with the years that the rest of the profile states. Returns null without positions. */
export function workHistory({ positions, now }: ReadPositions, statedYears: Years | null): WorkHistory | null {
  if (positions.length === 0) return null;
  const groups = [...Map.groupBy(positions, ({ title }) => foldText(title))].map(([key, sameTitle]) => ({
    key,
    text: sameTitle[0]?.title ?? '',
    stints: mergeStints(sameTitle),
    isCurrent: sameTitle.some(({ isCurrent }) => isCurrent),
  }));
  const titleCounts = new Map<number, number>();
  for (const { key, stints } of groups) {
    if (key !== '') visitMonths(stints, (month) => void titleCounts.set(month, (titleCounts.get(month) ?? 0) + 1));
  }
  const pastTitles = groups.map(
    ({ key, text, stints, isCurrent }): PastTitle => ({
      text,
      worth: key === '' ? 0 : pastTitleWorth(stints, titleCounts, now),
      stints: Int32Array.from(stints),
      isCurrent,
    }),
  );
  let months = 0;
  visitMonths(mergeStints(positions), () => void (months += 1));
  return {
    stated: statedYears,
    months,
    pastTitles: pastTitles.toSorted((a, b) => b.worth - a.worth).slice(0, MAX_PAST_TITLES),
  };
}

/** The texts and skills of a history. */
export interface HistoryText {
  /** The summaries of positions within `MAX_TEXT_AGE` or without dates, newest first. */
  readonly contents: readonly Content[];
  /** Keys of skills from positions within `MAX_SKILL_AGE`, and of skills found only in older or undated positions. */
  readonly used: readonly string[];
  readonly usedBefore: readonly string[];
}

/** The maximum age, in months, of work whose skills count as recent. */
const MAX_SKILL_AGE = 5 * MONTHS_PER_YEAR;
/** The maximum age, in months, of work whose words count. */
const MAX_TEXT_AGE = 10 * MONTHS_PER_YEAR;
/** The maximum number of skills read from a position. The first ones are usually the main skills. */
const MAX_SKILLS = 15;

/**
 * The maximum number of characters read from each summary. Each summary has its own limit, so no summary displaces
 * another.
 */
const MAX_SUMMARY = LIMITS.text / 4;

const endedWithin = ({ to }: ReadPosition, months: number, now: number): boolean => to === null || to > now - months;

export function historyText({ positions, now }: ReadPositions): HistoryText {
  const contents: Content[] = [];
  const used = new Set<string>();
  const usedBefore = new Set<string>();
  const seen = new Set<string>();
  for (const position of positions) {
    const key = foldText(`${position.title}\n${position.summary}`);
    if (seen.has(key)) continue;
    seen.add(key);
    const content = readProse(withoutIdentity(toVisibleText(position.summary.slice(0, MAX_SUMMARY)).trim()));
    const skills = [
      ...new Set([...skillsIn(readContent(withoutNamesInTitle(position.title)), 'title'), ...skillsIn(content)]),
    ];
    const into = position.to !== null && endedWithin(position, MAX_SKILL_AGE, now) ? used : usedBefore;
    for (const skill of skills.slice(0, MAX_SKILLS)) into.add(skill);
    if (content.text === '' || !endedWithin(position, MAX_TEXT_AGE, now)) continue;
    contents.push(content);
  }
  return {
    contents,
    used: [...used],
    usedBefore: [...usedBefore].filter((skill) => !used.has(skill)),
  };
}
