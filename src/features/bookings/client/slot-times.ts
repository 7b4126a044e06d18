/** Formats consultation times in a person's time zone, and groups them by day. Locale and time zone are parameters. */
import { formatTime } from '#client/ui/format.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import type { Slot } from '../bookings.domain.ts';

/** The slots of one local day. `key` is the date, such as `2026-03-04`. */
export interface SlotDay {
  key: string;
  slots: Slot[];
}

const dayKey = (iso: string, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso));

/** Groups slots by the local day of their start, in order. */
export const groupSlotsByDay = (slots: readonly Slot[], timeZone: string): SlotDay[] => {
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const key = dayKey(slot.start, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.slots.push(slot);
    else days.push({ key, slots: [slot] });
  }
  return days;
};

const formatDatePart = (iso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, options).format(new Date(iso));

/** Returns the weekday, such as `Wed`. */
export const formatWeekday = (iso: string, locale: string, timeZone: string): string =>
  formatDatePart(iso, locale, { timeZone, weekday: 'short' });

/** Returns the month and day, such as `Mar 4`. */
export const formatShortDate = (iso: string, locale: string, timeZone: string): string =>
  formatDatePart(iso, locale, { timeZone, month: 'short', day: 'numeric' });

/** Returns the weekday, month and day, such as `Wednesday, March 4`. */
export const formatLongDay = (iso: string, locale: string, timeZone: string): string =>
  formatDatePart(iso, locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });

/** Returns the day and the time span, such as `Wednesday, March 4, 10:00 – 10:30 AM`. */
export const formatSlot = ({ start, end }: Slot, locale: string, timeZone: string): string => {
  const clock = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${formatLongDay(start, locale, timeZone)}, ${clock.formatRange(new Date(start), new Date(end))}`;
};

/** Returns true if two time zones have the same local date and time at a moment. */
export const isSameLocalTime = (iso: string, zone: string, otherZone: string): boolean =>
  dayKey(iso, zone) === dayKey(iso, otherZone) &&
  formatTime(iso, 'en-US', zone) === formatTime(iso, 'en-US', otherZone);

/** Returns the local time, such as `9:00 AM`. Adds the weekday if it differs from the person's own zone: `Thu 12:30 AM`. */
export const formatTimeElsewhere = (iso: string, locale: string, otherZone: string, ownZone: string): string => {
  const time = formatTime(iso, locale, otherZone);
  return dayKey(iso, otherZone) === dayKey(iso, ownZone) ? time : `${formatWeekday(iso, locale, otherZone)} ${time}`;
};
