/**
 * Rules for the times that are offered and for the changes that a booking still allows. Pure. The current time is a parameter. Local times are
 * converted with the time zone's own rules, so a working day starts at nine all year. Skipped local times are not offered and repeated ones are
 * offered once. U.S. federal holidays are not working days.
 */

import { brand } from '#shared/brand.ts';
import type { CalendarEntry } from '#shared/calendar-file.ts';
import type { Refusal } from '#shared/errors.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { findWallClockInstant, wallClock } from '#shared/zone-clock.ts';
import type { TeamCalendar } from './team-calendar.domain.ts';

/** The time of a consultation: ISO 8601 in UTC with milliseconds. */
export interface Slot {
  start: string;
  end: string;
}

/** Texts of a calendar entry. */
export type EntryWords = Readonly<Pick<CalendarEntry, 'summary' | 'description' | 'location'>>;

export type BookingStatus = 'booked' | 'cancelled' | 'past';

/** Returns the start times of one day as timestamps. `midnight` is its local midnight, encoded like `wallClock`. */
const listStartTimes = (calendar: TeamCalendar, midnight: number): number[] => {
  const { timeZone, opensAt, closesAt, slotMinutes } = calendar;
  const starts: number[] = [];
  for (let minute = opensAt; minute + slotMinutes <= closesAt; minute += slotMinutes) {
    const start = findWallClockInstant(midnight + minute * MINUTE_MS, timeZone);
    if (start !== null) starts.push(start);
  }
  return starts;
};

const toIso = (moment: number): string => new Date(moment).toISOString();

/** Returns all times offered from now on, booked or free, earliest first. */
export const offeredSlots = (calendar: TeamCalendar, now: Date): Slot[] => {
  const earliest = now.getTime() + calendar.noticeHours * HOUR_MS;
  const latest = now.getTime() + calendar.daysAhead * DAY_MS;
  const wholeSecond = Math.floor(now.getTime() / 1000) * 1000;
  const today = Math.floor(wallClock(wholeSecond, calendar.timeZone) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: calendar.daysAhead + 2 }, (_, index) => today + index * DAY_MS);
  return days
    .filter((day) => calendar.weekdays.includes(new Date(day).getUTCDay()) && !isUsHoliday(day))
    .flatMap((day) => listStartTimes(calendar, day))
    .filter((start) => start >= earliest && start <= latest)
    .map((start) => ({ start: toIso(start), end: toIso(start + calendar.slotMinutes * MINUTE_MS) }));
};

/** Returns the offered times that no booking overlaps. */
export const freeSlots = (offered: readonly Slot[], booked: readonly Slot[]): Slot[] =>
  offered.filter((slot) => !booked.some((other) => other.start < slot.end && slot.start < other.end));

/** Returns the offered time that begins at `start` (ISO 8601 with any offset), or null. */
export const findOfferedSlot = (offered: readonly Slot[], start: string): Slot | null => {
  const moment = Date.parse(start);
  return offered.find((slot) => Date.parse(slot.start) === moment) ?? null;
};

/** Returns the status of a booking. A canceled one stays canceled. */
export const bookingStatus = (booking: { startsAt: string; cancelledAt: string | null }, now: Date): BookingStatus => {
  if (booking.cancelledAt !== null) return 'cancelled';
  return Date.parse(booking.startsAt) <= now.getTime() ? 'past' : 'booked';
};

/** Returns why a booking can no longer be rescheduled or canceled, or null if it can. */
export const refusalToChange = (status: BookingStatus): Refusal | null =>
  (({ booked: null, cancelled: 'consultation-cancelled', past: 'consultation-started' }) as const)[status];

/**
 * Returns the calendar entry for the person who booked. Its id never changes and each change has a higher `sequence`, so calendars update
 * their existing entry. It contains no link to change the booking, because entries are shared.
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
