/** Rules for interviews: which times can be proposed or booked, and when reminders are due. Pure. The current time is a parameter. */

import {
  DEFAULT_SPANS,
  type HourSpan,
  parseTimeOfDay,
  type WeeklyHours,
} from '#features/companies/weekly-hours.domain.ts';
import type { Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { findWallClockInstant, wallClock } from '#shared/zone-clock.ts';

/** Returns why a time cannot be proposed, or null. */
export const findProposalRefusal = (start: string, now: Date): Refusal | null => {
  const msUntilStart = Date.parse(start) - now.getTime();
  if (msUntilStart <= 0) return 'not-in-the-future';
  return msUntilStart > LIMITS.interviewDaysAhead * DAY_MS ? 'not-within-a-year' : null;
};

/** Converts proposed times to the stored form: in UTC, earliest first. */
export const sortStarts = (slots: readonly { start: string }[]): string[] =>
  slots.map(({ start }) => new Date(start).toISOString()).toSorted();

/** Returns the end of an interview, as ISO 8601 in UTC. */
export const interviewEnd = (start: string, durationMinutes: number): string =>
  new Date(Date.parse(start) + durationMinutes * MINUTE_MS).toISOString();

/** Returns the proposed time that equals the requested one, which may have any UTC offset. Returns null if it was not proposed. */
export const findProposedStart = (starts: readonly string[], requested: string): string | null =>
  starts.find((start) => Date.parse(start) === Date.parse(requested)) ?? null;

/** Reminders before an interview, earliest first, in minutes before the start. */
export const REMINDERS = { day: 24 * 60, hour: 60 } as const;
export type ReminderKind = keyof typeof REMINDERS;

/**
 * Returns the reminder that is due now, or null. A reminder is due until the next one is, so a late reminder is never sent together with the next
 * one. A reminder is skipped if the interview was booked after the reminder was due.
 */
export const findDueReminder = (interview: { start: string; bookedAt: string }, now: Date): ReminderKind | null => {
  const start = Date.parse(interview.start);
  const msLeft = start - now.getTime();
  if (msLeft <= 0 || msLeft > REMINDERS.day * MINUTE_MS) return null;
  const kind: ReminderKind = msLeft > REMINDERS.hour * MINUTE_MS ? 'day' : 'hour';
  return Date.parse(interview.bookedAt) <= start - REMINDERS[kind] * MINUTE_MS ? kind : null;
};

/** A time span during which someone is in another interview. ISO 8601 in UTC. */
export interface BusyTime {
  start: string;
  end: string;
}

/** Each side's time zone, or null if unknown. */
export interface SideZones {
  company: string | null;
  candidate: string | null;
}

/** The number of days for which times are suggested. */
export const DAYS_SUGGESTED = 14;
const MAX_SUGGESTIONS = 40;
const GRID_MINUTES = 30;
/** The minimum notice, which rules out suggestions for the same evening. */
const NOTICE_MS = 12 * HOUR_MS;

/** Returns true if an interview that starts at a local time lies within a weekly span. `wallTime` is as in `wallClock`. */
const isWithinSpans = (spans: readonly HourSpan[], wallTime: number, durationMinutes: number): boolean => {
  const clock = new Date(wallTime);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return spans.some(
    ({ weekday, from, to }) =>
      weekday === clock.getUTCDay() && minute >= parseTimeOfDay(from) && minute + durationMinutes <= parseTimeOfDay(to),
  );
};

/** Returns true if an interview is within the side's usual working hours in that side's time zone, or if the time zone is unknown. */
export const isInWorkingDay = (
  side: keyof SideZones,
  zone: string | null,
  start: string,
  durationMinutes: number,
): boolean => zone === null || isWithinSpans(DEFAULT_SPANS[side], wallClock(Date.parse(start), zone), durationMinutes);

/** Returns the possible local start times on a day, every half hour from the start of each span. `midnight` is the local midnight. */
const listStartTimes = (spans: readonly HourSpan[], midnight: number, durationMinutes: number): number[] =>
  spans
    .filter(({ weekday }) => weekday === new Date(midnight).getUTCDay())
    .flatMap(({ from, to }) => {
      const opens = parseTimeOfDay(from);
      const count = Math.max(0, Math.floor((parseTimeOfDay(to) - durationMinutes - opens) / GRID_MINUTES) + 1);
      return Array.from({ length: count }, (_, index) => midnight + (opens + index * GRID_MINUTES) * MINUTE_MS);
    });

/**
 * Returns times in the next two weeks that are within both sides' working hours and free on both sides, earliest first. `hours` are the hours of the
 * first interviewer; null means the usual hours of a company. The times are also within `otherHours`, the hours of each other interviewer. Excludes
 * U.S. federal holidays. Days are in the time zone of `hours`, or else of the company, or else of the candidate.
 */
export const suggestStarts = (
  zones: SideZones,
  durationMinutes: number,
  busy: readonly BusyTime[],
  now: Date,
  hours: WeeklyHours | null = null,
  otherHours: readonly WeeklyHours[] = [],
): string[] => {
  const zone = hours?.timeZone ?? zones.company ?? zones.candidate ?? 'UTC';
  const spans = hours?.spans ?? DEFAULT_SPANS.company;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const today = Math.floor(wallClock(wholeMinute, zone) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS_SUGGESTED }, (_, index) => today + index * DAY_MS);
  const starts: string[] = [];
  for (const wallTime of days
    .filter((day) => !isUsHoliday(day))
    .flatMap((day) => listStartTimes(spans, day, durationMinutes))) {
    const moment = findWallClockInstant(wallTime, zone);
    if (moment === null || moment < now.getTime() + NOTICE_MS) continue;
    const start = new Date(moment).toISOString();
    const end = interviewEnd(start, durationMinutes);
    // If clocks change during the interview, its local end time differs from its local start time plus its length.
    const endsLate = !isWithinSpans(
      spans,
      wallClock(Date.parse(end), zone) - durationMinutes * MINUTE_MS,
      durationMinutes,
    );
    const isUnavailable = endsLate || busy.some((other) => other.start < end && start < other.end);
    const isInWorkingHours =
      isInWorkingDay('candidate', zones.candidate, start, durationMinutes) &&
      otherHours.every((other) =>
        isWithinSpans(other.spans, wallClock(Date.parse(start), other.timeZone), durationMinutes),
      );
    if (!isUnavailable && isInWorkingHours) starts.push(start);
    if (starts.length === MAX_SUGGESTIONS) break;
  }
  return starts;
};

/** A host name with at least two labels and no scheme, optionally followed by a path: `meet.google.com/abc-defg-hij`, `zoom.us/j/123`. */
const ADDRESS_WITHOUT_SCHEME = /^(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,63}(?:[/?#]|$)/i;

/** Adds `https://` to a video link if only the scheme is missing. */
export const completeMeetingLink = (text: string): string => {
  const trimmed = text.trim();
  return ADDRESS_WITHOUT_SCHEME.test(trimmed) ? `https://${trimmed}` : trimmed;
};
