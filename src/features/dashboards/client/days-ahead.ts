/** Formats the day of a deadline. */
import { formatDate } from '#client/ui/format.ts';
import { DAY_MS, DEADLINE_ZONE } from '#shared/time.ts';
import { wallClock } from '#shared/zone-clock.ts';

const MIN_DAYS_FOR_DATE = 14;

/**
 * Returns a phrase such as `today`, `tomorrow` or `in 9 days`, or the date if it is two weeks or more away. Counts calendar days
 * from today in `timeZone` to the day of the deadline in its own zone. Past deadlines are `today`.
 */
export const formatDaysAhead = (iso: string, now: Date, locale: string, timeZone: string): string => {
  const dayNumber = (time: number, zone: string): number => Math.floor(wallClock(time, zone) / DAY_MS);
  const days = Math.max(0, dayNumber(Date.parse(iso), DEADLINE_ZONE.id) - dayNumber(now.getTime(), timeZone));
  if (days >= MIN_DAYS_FOR_DATE) return formatDate(iso, now, locale, DEADLINE_ZONE.id);
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(days, 'day');
};
