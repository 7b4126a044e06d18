/** Formats the day of a deadline. */
import { formatDate } from '#client/ui/format.ts';
import { DAY_MS } from '#shared/time.ts';
import { wallClock } from '#shared/zone-clock.ts';

const MIN_DAYS_FOR_DATE = 14;

/**
 * Returns a phrase such as `today`, `tomorrow` or `in 9 days`, or the date if it is two weeks or more away. Counts calendar days in `timeZone`: a
 * deadline at 1 a.m. tomorrow is `tomorrow`, even if only a few hours are left. Past deadlines are `today`.
 */
export const formatDaysAhead = (iso: string, now: Date, locale: string, timeZone: string): string => {
  const dayNumber = (time: number): number => Math.floor(wallClock(time, timeZone) / DAY_MS);
  const days = Math.max(0, dayNumber(Date.parse(iso)) - dayNumber(now.getTime()));
  if (days >= MIN_DAYS_FOR_DATE) return formatDate(iso, now, locale, timeZone);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
};
