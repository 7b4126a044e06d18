/**
 * A work history read once: which titles somebody held, when, and what that is worth beside the title of today; how many months of
 * work the dates make; and what the summaries tell. It never reads a company. No clock: what lasts is counted to the newest month
 * that the history itself states (ADR 17).
 * Invariants: a position told twice counts once; months that several titles share are divided among them; what begins after the
 * reference year counts for nothing; no summary takes anything from another.
 */

import { LIMITS } from '#shared/limits.ts';
import type { MatchPosition } from '../matching.contract.ts';
import { skillsIn } from '../taxonomy/prose-skills.ts';
import { asSeen, type Content, contentOf, foldText, readProse } from '../text/text.ts';
import { eachMonth, MAX_MONTHS, REFERENCE_YEAR, type Years } from './experience.ts';
import { withoutIdentity } from './identity.ts';
import { monthsBetween, readDate } from './stated-dates.ts';

/** A title that was held; months are counted from the year 0, and the end of a stint is not in it. */
export interface PastTitle {
  /** As written; '' for positions without one. */
  readonly text: string;
  /** What it counts beside a title of today, 0-1, in steps of `WORTH_STEPS`: more the longer and the later it was held. */
  readonly worth: number;
  /** Begin and end of each stint one after the other, the earliest first; empty where no dates are stated. */
  readonly stints: Int32Array;
  /** Whether the last stint lasts. */
  readonly lasts: boolean;
}

/** What a history says, without what the words of its titles mean. */
export interface WorkHistory {
  /** What the rest of the profile says of years; null where it says nothing. */
  readonly stated: Years | null;
  /** Months of work, each once. */
  readonly months: number;
  /** Those that are worth most, in that order. */
  readonly held: readonly PastTitle[];
}

/** A position with its months; both null where its dates say nothing. */
export interface ReadPosition {
  readonly title: string;
  readonly summary: string;
  readonly from: number | null;
  readonly to: number | null;
  readonly lasts: boolean;
}

/** Positions, the newest first, and the month after the newest that counts. */
export interface ReadPositions {
  readonly positions: readonly ReadPosition[];
  readonly now: number;
}

/** So many positions are read, and so many titles of them kept; who held more is known by those that are worth most. */
const MAX_POSITIONS = 30;
export const MAX_HELD = 6;
/** Worths are told apart to this many steps. */
export const WORTH_STEPS = 250;
const YEAR = 12;

/** The most that a held title is worth, as one read out of a bio: who held it need not want it again. */
const MAX_WORTH = 0.9;
/** After so many months a month is worth half. */
const HALF_LIFE = 5 * YEAR;
/** So many months of this year make half of the most worth: a quarter of a year is little, three years are nearly all. */
const HALF_WORTH = 6;
/** A title without dates counts as so many months of this year. */
const UNDATED = 2;

const oneLine = (text: string | null | undefined): string =>
  asSeen(text ?? '')
    .replace(/\s+/g, ' ')
    .trim();

/** The later first, those without dates last; equal ones by their words, so that the order they were written in says nothing. */
function newestFirst(one: ReadPosition, other: ReadPosition): number {
  const byDate = (other.to ?? 0) - (one.to ?? 0) || (other.from ?? 0) - (one.from ?? 0);
  if (byDate !== 0) return byDate;
  const [left, right] = [`${one.title}\n${one.summary}`, `${other.title}\n${other.summary}`];
  return left < right ? -1 : Number(left > right);
}

/** The positions of a profile. Nothing is later than the end of the reference year, whatever is stated. */
export function readPositions(
  stated: readonly MatchPosition[] | null | undefined,
  referenceYear: number = REFERENCE_YEAR,
): ReadPositions {
  const last = (referenceYear + 1) * YEAR;
  const dated = (stated ?? []).slice(0, MAX_POSITIONS).flatMap(({ title, summary, start, end }) => {
    const begun = readDate(start);
    if (begun !== null && begun.first >= last) return [];
    const ended = readDate(end);
    // An end that cannot be read is no sign that it lasts.
    const lasts = begun !== null && ended === null && oneLine(end) === '';
    return [{ title: oneLine(title), summary: summary ?? '', begun, ended, lasts }];
  });
  const told = dated.map(({ begun, ended }) => (begun === null ? 0 : Math.min(last, (ended ?? begun).first + 1)));
  const now = Math.max(referenceYear * YEAR, ...told);
  const newest = { first: now - 1, last: now - 1 };
  const positions = dated.map(({ begun, ended, ...one }): ReadPosition => {
    const until = one.lasts ? newest : ended;
    const months = begun === null || until === null ? null : monthsBetween(begun, until, now);
    const from = months === null ? 0 : Math.max(months.from, now - MAX_MONTHS);
    const to = months === null ? 0 : Math.min(last, months.to);
    return to <= from ? { ...one, from: null, to: null, lasts: false } : { ...one, from, to };
  });
  return { positions: positions.toSorted(newestFirst), now };
}

/** The months of some positions, one after the other and none twice, as begins and ends. */
function stintsOf(positions: readonly ReadPosition[]): number[] {
  const stints: number[] = [];
  for (const { from, to } of positions.toSorted((one, other) => (one.from ?? 0) - (other.from ?? 0))) {
    if (from === null || to === null) continue;
    const until = stints.at(-1);
    if (until === undefined || from > until) stints.push(from, to);
    else stints[stints.length - 1] = Math.max(until, to);
  }
  return stints;
}

/** How much a time is worth, in months of this year; a month that other titles share counts for its part. */
function worthOf(stints: readonly number[], sharers: ReadonlyMap<number, number>, now: number): number {
  let months = stints.length === 0 ? UNDATED : 0;
  eachMonth(stints, (month) => {
    months += 2 ** ((month + 1 - now) / HALF_LIFE) / (sharers.get(month) ?? 1);
  });
  return Math.round((WORTH_STEPS * MAX_WORTH * months) / (months + HALF_WORTH)) / WORTH_STEPS;
}

/** What positions say beside what the rest of the profile states of years; null where there are none. */
export function workHistory({ positions, now }: ReadPositions, stated: Years | null): WorkHistory | null {
  if (positions.length === 0) return null;
  const groups = [...Map.groupBy(positions, ({ title }) => foldText(title))].map(([key, of]) => ({
    key,
    text: of[0]?.title ?? '',
    stints: stintsOf(of),
    lasts: of.some(({ lasts }) => lasts),
  }));
  const sharers = new Map<number, number>();
  for (const { key, stints } of groups) {
    if (key !== '') eachMonth(stints, (month) => void sharers.set(month, (sharers.get(month) ?? 0) + 1));
  }
  const held = groups.map(
    ({ key, text, stints, lasts }): PastTitle => ({
      text,
      worth: key === '' ? 0 : worthOf(stints, sharers, now),
      stints: Int32Array.from(stints),
      lasts,
    }),
  );
  let months = 0;
  eachMonth(stintsOf(positions), () => void (months += 1));
  return { stated, months, held: held.toSorted((one, other) => other.worth - one.worth).slice(0, MAX_HELD) };
}

/** What of a history stands in words. */
export interface HistoryText {
  /** The texts of the last years, the newest first. */
  readonly contents: readonly Content[];
  /** Keys of the skills that were used in the last years, and of those that were used only before. */
  readonly used: readonly string[];
  readonly usedBefore: readonly string[];
}

/** Skills of work that ended longer ago may have faded. */
const FRESH = 5 * YEAR;
/** The words of work that ended longer ago do not say what somebody does. */
const TELLING = 10 * YEAR;
/** A position that names more skills than this lists everything; the first ones are what it was about. */
const MAX_SKILLS = 15;

/** Characters of a summary that are read. Each has its own, so that none takes them from another. */
const MAX_SUMMARY = LIMITS.text / 4;

const endedWithin = ({ to }: ReadPosition, months: number, now: number): boolean => to === null || to > now - months;

/** The words of a history. */
export function historyText({ positions, now }: ReadPositions): HistoryText {
  const contents: Content[] = [];
  const used = new Set<string>();
  const usedBefore = new Set<string>();
  const seen = new Set<string>();
  for (const position of positions) {
    const key = foldText(`${position.title}\n${position.summary}`);
    if (seen.has(key)) continue;
    seen.add(key);
    const content = readProse(withoutIdentity(asSeen(position.summary.slice(0, MAX_SUMMARY)).trim()));
    const skills = [...new Set([...skillsIn(contentOf(position.title), true), ...skillsIn(content)])];
    const into = position.to !== null && endedWithin(position, FRESH, now) ? used : usedBefore;
    for (const skill of skills.slice(0, MAX_SKILLS)) into.add(skill);
    if (content.text === '' || !endedWithin(position, TELLING, now)) continue;
    contents.push(content);
  }
  return {
    contents,
    used: [...used],
    usedBefore: [...usedBefore].filter((skill) => !used.has(skill)),
  };
}
