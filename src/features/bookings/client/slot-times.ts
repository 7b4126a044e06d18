/** How consultation times are told and grouped on a person's clock. Locale and zone are passed in. */
import { formatTime } from '#client/ui/format.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import type { Slot } from '../bookings.domain.ts';

/** The slots of one day of a zone. `key` is that day as `2026-03-04`. */
export interface SlotDay {
  key: string;
  slots: Slot[];
}

const dayKey = (iso: string, timeZone: string): string =>
  dateFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(new Date(iso));

/** Groups slots by the day they start on in a zone, in their order. */
export const slotsByDay = (slots: readonly Slot[], timeZone: string): SlotDay[] => {
  const days: SlotDay[] = [];
  for (const slot of slots) {
    const key = dayKey(slot.start, timeZone);
    const last = days.at(-1);
    if (last?.key === key) last.slots.push(slot);
    else days.push({ key, slots: [slot] });
  }
  return days;
};

const datePart = (iso: string, locale: string, options: Intl.DateTimeFormatOptions): string =>
  dateFormat(locale, options).format(new Date(iso));

/** `Wed`. */
export const weekdayOf = (iso: string, locale: string, timeZone: string): string =>
  datePart(iso, locale, { timeZone, weekday: 'short' });

/** `Mar 4`. */
export const dateOf = (iso: string, locale: string, timeZone: string): string =>
  datePart(iso, locale, { timeZone, month: 'short', day: 'numeric' });

/** `Wednesday, March 4`. */
export const longDayOf = (iso: string, locale: string, timeZone: string): string =>
  datePart(iso, locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' });

/** `Wednesday, March 4, 10:00 – 10:30 AM`. */
export const spanOf = ({ start, end }: Slot, locale: string, timeZone: string): string => {
  const clock = dateFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
  return `${longDayOf(start, locale, timeZone)}, ${clock.formatRange(new Date(start), new Date(end))}`;
};

/** Whether two clocks show the same at a moment, date included. */
export const showSame = (iso: string, one: string, other: string): boolean =>
  dayKey(iso, one) === dayKey(iso, other) && formatTime(iso, 'en-US', one) === formatTime(iso, 'en-US', other);

/** `9:00 AM`, with the weekday where it is another day there than in the person's own zone: `Thu 12:30 AM`. */
export const timeElsewhere = (iso: string, locale: string, there: string, own: string): string => {
  const time = formatTime(iso, locale, there);
  return dayKey(iso, there) === dayKey(iso, own) ? time : `${weekdayOf(iso, locale, there)} ${time}`;
};

export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
