/** How the times of interviews are told on a clock, and how what is typed on one becomes a moment. Locale and zone are passed in. */
import { dateFormat } from '#client/ui/intl-formats.ts';
import { type ZoneNames, zoneCity } from '#client/ui/zone-names.ts';
import { momentShowing } from '#shared/zone-clock.ts';
import { endOf } from '../interviews.domain.ts';

export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Tue, Dec 1`. */
export const dayOf = (start: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(start));

/** `10:00 AM`. */
export const timeOf = (start: string, locale: string, timeZone: string): string =>
  dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(start));

/** `Tue, Dec 1, 10:00 – 10:45 AM`. */
export const spanOf = (start: string, durationMinutes: number, locale: string, timeZone: string): string =>
  dateFormat(locale, {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).formatRange(new Date(start), new Date(endOf(start, durationMinutes)));

/** `Bogotá`; null for a zone that belongs to no place, such as `Etc/GMT+5`, whose name would be an offset. */
export const cityOf = (timeZone: string, names: ZoneNames): string | null =>
  timeZone.includes('/') && !timeZone.startsWith('Etc/') ? zoneCity(timeZone, names) : null;

/** Whether two clocks show the same at a moment. */
export const showSame = (start: string, one: string, other: string): boolean =>
  spanOf(start, 0, 'en-US', one) === spanOf(start, 0, 'en-US', other);

/** The moment at which a clock shows a date (`2026-12-01`) and a time (`10:30`); null where it never does, or nothing is stated. */
export const momentOf = (date: string, time: string, timeZone: string): string | null => {
  const shown = Date.parse(`${date}T${time}:00.000Z`);
  if (Number.isNaN(shown)) return null;
  const moment = momentShowing(shown, timeZone);
  return moment === null ? null : new Date(moment).toISOString();
};
