/** Formats interview times in a time zone, and parses typed times. The locale and the time zone are parameters. */
import { dateFormat } from '#client/ui/intl-formats.ts';
import { hasPlace, type ZoneNames, zoneCity } from '#client/ui/zone-names.ts';
import { findWallClockInstant } from '#shared/zone-clock.ts';
import { interviewEnd } from '../interviews.domain.ts';

/** Formats a time as `Tue, Dec 1`. */
export const formatDay = (start: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(start));

/** Formats a time as `10:00 AM`. */
export const formatStartTime = (start: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(start));

/** Formats a time span as `Tue, Dec 1, 10:00 – 10:45 AM`. */
export const formatTimeSpan = (start: string, durationMinutes: number, locale: string, timeZone: string): string =>
  dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(new Date(start), new Date(interviewEnd(start, durationMinutes)));

/** Returns the city of a time zone, such as `Bogotá`, or null for a time zone without a city, such as `Etc/GMT+5`. */
export const findZoneCity = (timeZone: string, names: ZoneNames): string | null =>
  hasPlace(timeZone) ? zoneCity(timeZone, names) : null;

/** Returns true if the local time at `start` is the same in both time zones. */
export const isSameLocalTime = (start: string, zone: string, otherZone: string): boolean =>
  formatTimeSpan(start, 0, 'en-US', zone) === formatTimeSpan(start, 0, 'en-US', otherZone);

/** Converts a local date (`2026-12-01`) and time (`10:30`) to a timestamp. Returns null if the local time does not exist or is incomplete. */
const parseMoment = (date: string, time: string, timeZone: string): string | null => {
  const wallTime = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(wallTime)) return null;
  const moment = findWallClockInstant(wallTime, timeZone);
  return moment === null ? null : new Date(moment).toISOString();
};

/** Why a typed time cannot be added: it is incomplete, does not exist in the time zone, has passed, or is already in the list. */
export type OwnTimeProblem = 'incomplete' | 'notThere' | 'past' | 'twice';

/** Converts a typed local time to a timestamp, or returns why it cannot be added. `now` is a timestamp. */
export const readOwnTime = (
  { date, time, timeZone }: { date: string; time: string; timeZone: string },
  chosen: readonly string[],
  now = Date.now(),
): { problem: OwnTimeProblem } | { problem: null; start: string } => {
  if (date === '' || time === '') return { problem: 'incomplete' };
  const start = parseMoment(date, time, timeZone);
  if (start === null) return { problem: 'notThere' };
  if (Date.parse(start) <= now) return { problem: 'past' };
  return chosen.includes(start) ? { problem: 'twice' } : { problem: null, start };
};
