/**
 * Computes the years of experience from the dates of jobs. Months with several jobs count once. Pure:
 * the current month is passed in.
 */
import type { ExperienceLevel } from '#shared/vocabulary.ts';

/** A job by its dates, `YYYY` or `YYYY-MM`. */
export interface DatedJob {
  readonly start: string | null;
  readonly end: string | null;
  readonly isOngoing: boolean;
}

const MONTHS_PER_YEAR = 12;
/** The month assumed for a date that has only a year. */
const MIDDLE_MONTH = 7;

/** Returns the number of months since the year 0. */
const monthNumber = (date: string): number =>
  Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5) || MIDDLE_MONTH) - 1;

/**
 * Counts the whole years of work through `thisMonth` (`YYYY-MM`). Returns null if no job has usable dates:
 * a start, and an end unless the job is ongoing.
 */
export const countWorkYears = (jobs: readonly DatedJob[], thisMonth: string): number | null => {
  const now = monthNumber(thisMonth) + 1;
  const stints = jobs.flatMap(({ start, end, isOngoing }) => {
    if (start === null || (end === null && !isOngoing)) return [];
    const from = monthNumber(start);
    const to = Math.min(now, end === null || isOngoing ? now : monthNumber(end) + 1);
    return to > from ? [{ from, to }] : [];
  });
  if (stints.length === 0) return null;
  let months = 0;
  let countedUntil = 0;
  for (const { from, to } of stints.toSorted((a, b) => a.from - b.from)) {
    months += Math.max(0, to - Math.max(from, countedUntil));
    countedUntil = Math.max(countedUntil, to);
  }
  return Math.floor(months / MONTHS_PER_YEAR);
};

/** Returns the range of years that a profile states. */
export const toExperienceLevel = (years: number): ExperienceLevel => {
  if (years < 1) return '0-1';
  if (years < 3) return '1-3';
  if (years < 5) return '3-5';
  return years < 10 ? '5-10' : '10+';
};
