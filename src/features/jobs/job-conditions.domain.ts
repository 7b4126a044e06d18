/** Rules for the last day to apply to a job. Pure: the time is a parameter. */
import { type Refusal, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { deadlineDay } from '#shared/time.ts';

/** Returns the day for applications, such as `2027-02-01`, that is `days` after the day of `now` (in milliseconds). */
export const applicationDay = deadlineDay;

/** Returns the default last day to apply for a job that is posted, reopened or renewed at `now`. */
export const defaultLastDay = (now: number): string => applicationDay(now, LIMITS.jobDays.default);

/** Returns the error for a last day to apply that a company sets at `now`, or null if it is valid. */
export const lastDayError = (day: string, now: number): Refusal | null => {
  if (day < applicationDay(now)) return 'before-today';
  return day > applicationDay(now, LIMITS.jobDays.max)
    ? refusal('not-within-days', { count: LIMITS.jobDays.max })
    : null;
};
