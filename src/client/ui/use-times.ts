/** Formats times (ISO 8601) for the user: in their language, their time zone, and relative to the current time. */
import { useLocale, useNow, useTimeZone } from 'use-intl';
import { formatDate, formatDateTime, formatRelative, formatTime } from './format.ts';

export const useTimes = () => {
  const [now, locale, ownZone] = [useNow(), useLocale(), useTimeZone()];
  return {
    date: (iso: string, zone = ownZone): string => formatDate(iso, now, locale, zone),
    dateTime: (iso: string): string => formatDateTime(iso, now, locale, ownZone),
    time: (iso: string): string => formatTime(iso, locale, ownZone),
    relative: (iso: string): string => formatRelative(iso, now, locale),
    /** Formats a calendar day (`2027-02-28`), which is the same in every time zone. */
    day: (day: string): string => formatDate(day, now, locale, 'UTC'),
  };
};
