/**
 * Which times are offered, and what may still be done with a booking. Pure: the present is passed in. Wall clocks are turned
 * into moments through the zone's own rules, so that a working day starts at nine in summer and in winter; a time that the
 * clock skips is not offered, and one that it shows twice is offered once. U.S. federal holidays are no working days.
 */

import { brand } from '#shared/brand.ts';
import type { CalendarEntry } from '#shared/calendar-file.ts';
import type { Refusal } from '#shared/errors.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { momentShowing, wallClock } from '#shared/zone-clock.ts';
import type { TeamCalendar } from './team-calendar.domain.ts';

/** A consultation's time: ISO 8601 in UTC with milliseconds. */
export interface Slot {
  start: string;
  end: string;
}

/** The words of a calendar entry. */
export type EntryWords = Readonly<Pick<CalendarEntry, 'summary' | 'description' | 'location'>>;

export type BookingStatus = 'booked' | 'cancelled' | 'past';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The working starts of one day of the zone, `midnight` being what its clock shows then. */
const startsOfDay = (calendar: TeamCalendar, midnight: number): number[] => {
  const { timeZone, opensAt, closesAt, slotMinutes } = calendar;
  const starts: number[] = [];
  for (let minute = opensAt; minute + slotMinutes <= closesAt; minute += slotMinutes) {
    const start = momentShowing(midnight + minute * MINUTE_MS, timeZone);
    if (start !== null) starts.push(start);
  }
  return starts;
};

const iso = (moment: number): string => new Date(moment).toISOString();

/** Every time that the calendar offers from now on, taken or not, the earliest first. */
export const offeredSlots = (calendar: TeamCalendar, now: Date): Slot[] => {
  const earliest = now.getTime() + calendar.noticeHours * HOUR_MS;
  const latest = now.getTime() + calendar.daysAhead * DAY_MS;
  const wholeSecond = Math.floor(now.getTime() / 1000) * 1000;
  const today = Math.floor(wallClock(wholeSecond, calendar.timeZone) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: calendar.daysAhead + 2 }, (_, index) => today + index * DAY_MS);
  return days
    .filter((day) => calendar.weekdays.includes(new Date(day).getUTCDay()) && !isUsHoliday(day))
    .flatMap((day) => startsOfDay(calendar, day))
    .filter((start) => start >= earliest && start <= latest)
    .map((start) => ({ start: iso(start), end: iso(start + calendar.slotMinutes * MINUTE_MS) }));
};

/** The offered times that no booking overlaps. */
export const freeSlots = (offered: readonly Slot[], booked: readonly Slot[]): Slot[] =>
  offered.filter((slot) => !booked.some((other) => other.start < slot.end && slot.start < other.end));

/** The offered time that starts at a moment, in whatever offset it is written; null where none does. */
export const findOffered = (offered: readonly Slot[], start: string): Slot | null => {
  const moment = Date.parse(start);
  return offered.find((slot) => Date.parse(slot.start) === moment) ?? null;
};

/** Where a booking stands. A cancelled one stays cancelled, whatever time it is. */
export const statusOf = (booking: { startsAt: string; cancelledAt: string | null }, now: Date): BookingStatus => {
  if (booking.cancelledAt !== null) return 'cancelled';
  return Date.parse(booking.startsAt) <= now.getTime() ? 'past' : 'booked';
};

/** Why a booking cannot be moved or cancelled any more; null where it can. */
export const refusalToChange = (status: BookingStatus): Refusal | null =>
  (({ booked: null, cancelled: 'consultation-cancelled', past: 'consultation-started' }) as const)[status];

/**
 * The booking as an entry for the calendar of the person who made it. The id never changes and every change has a higher
 * `sequence`, so that calendars change the entry they have. It carries no link to change the booking: entries are shared.
 */
export const personalEntry = (
  booking: Slot & { id: string; sequence: number },
  stampedAt: Date,
  words: EntryWords,
): CalendarEntry => ({
  uid: `${booking.id}@${brand.supportEmail.split('@')[1]}`,
  sequence: booking.sequence,
  start: booking.start,
  end: booking.end,
  stampedAt: stampedAt.toISOString(),
  ...words,
  organizer: { name: brand.name, email: brand.supportEmail },
  attendee: null,
});
