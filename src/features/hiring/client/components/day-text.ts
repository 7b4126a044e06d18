/** Formats the days and timestamps of offers and hires. */
import { useLocale, useNow, useTimeZone } from 'use-intl';
import { formatDate } from '#client/ui/format.ts';
import { DEADLINE_ZONE } from '#shared/time.ts';

/** Returns a function that formats a day (`2027-02-28`), independent of the time zone. */
export const useDayText = (): ((day: string) => string) => {
  const locale = useLocale();
  const now = useNow();
  return (day) => formatDate(`${day}T12:00:00Z`, now, locale, 'UTC');
};

/** Returns a function that formats the day of a timestamp (ISO 8601) in the user's time zone. */
export const useLocalDayText = (): ((instant: string) => string) => {
  const locale = useLocale();
  const now = useNow();
  const timeZone = useTimeZone();
  return (instant) => formatDate(instant, now, locale, timeZone);
};

/** Returns a function that formats the last day of an offer from its expiry (ISO 8601). It is the day that the company entered. */
export const useLastDayText = (): ((expiresAt: string) => string) => {
  const locale = useLocale();
  const now = useNow();
  return (expiresAt) => formatDate(expiresAt, now, locale, DEADLINE_ZONE.id);
};
