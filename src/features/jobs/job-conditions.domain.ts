/** Rules for the last day to apply to a job. Pure: the time is a parameter. */
import { type Refusal, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS } from '#shared/time.ts';

/** A day ends at midnight U.S. Pacific Standard Time (UTC-8), so no applicant in the main time zones of the Americas loses part of it. */
const DAY_ENDS_AFTER_UTC_MS = 8 * 60 * 60_000;

/** Returns the day, such as `2027-02-01`, that is `days` after the day of `now` (in milliseconds). */
export const applicationDay = (now: number, days = 0): string =>
  new Date(now - DAY_ENDS_AFTER_UTC_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the default last day to apply for a job that is posted, reopened or renewed at `now`. */
export const defaultLastDay = (now: number): string => applicationDay(now, LIMITS.jobDays.default);

/** Returns the error for a last day to apply that a company sets at `now`, or null if it is valid. */
export const lastDayError = (day: string, now: number): Refusal | null => {
  if (day < applicationDay(now)) return 'before-today';
  return day > applicationDay(now, LIMITS.jobDays.max)
    ? refusal('not-within-days', { count: LIMITS.jobDays.max })
    : null;
};
