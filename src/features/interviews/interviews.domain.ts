/** Rules of interviews: which times can be proposed or taken, and when one is reminded. Pure: the present is passed in. */

import { type HourSpan, minutesOfDay, USUAL_SPANS, type WeeklyHours } from '#features/companies/weekly-hours.domain.ts';
import type { Refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { isUsHoliday } from '#shared/us-holidays.ts';
import { momentShowing, wallClock } from '#shared/zone-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Why a time cannot be proposed, or null. */
export const refusalToPropose = (start: string, now: Date): Refusal | null => {
  const away = Date.parse(start) - now.getTime();
  if (away <= 0) return 'not-in-the-future';
  return away > LIMITS.interviewDaysAhead * DAY_MS ? 'not-within-a-year' : null;
};

/** Proposed times as they are kept: in UTC, the earliest first. */
export const orderedStarts = (slots: readonly { start: string }[]): string[] =>
  slots.map(({ start }) => new Date(start).toISOString()).toSorted();

/** The end of an interview that starts then: ISO 8601 in UTC. */
export const endOf = (start: string, durationMinutes: number): string =>
  new Date(Date.parse(start) + durationMinutes * MINUTE_MS).toISOString();

/** The proposed time at the moment that was asked for, whatever offset it is written in; null where it is none of them. */
export const findProposed = (starts: readonly string[], asked: string): string | null =>
  starts.find((start) => Date.parse(start) === Date.parse(asked)) ?? null;

/** The reminders before an interview, the earliest first, and how long before its start each is due, in minutes. */
export const REMINDERS = { day: 24 * 60, hour: 60 } as const;
export type ReminderKind = keyof typeof REMINDERS;

/**
 * The reminder that is due now, or null. Each has its time until the next one's begins, so that one that was late does not come beside the next;
 * an interview that was booked within that time needs none.
 */
export const dueReminder = (interview: { start: string; bookedAt: string }, now: Date): ReminderKind | null => {
  const start = Date.parse(interview.start);
  const left = start - now.getTime();
  if (left <= 0 || left > REMINDERS.day * MINUTE_MS) return null;
  const kind: ReminderKind = left > REMINDERS.hour * MINUTE_MS ? 'day' : 'hour';
  return Date.parse(interview.bookedAt) <= start - REMINDERS[kind] * MINUTE_MS ? kind : null;
};

/** A time that someone is in another interview. ISO 8601 in UTC. */
export interface Busy {
  start: string;
  end: string;
}

/** Where each side's clock stands; null where it is not known. */
export interface SideZones {
  company: string | null;
  candidate: string | null;
}

/** How far ahead times are suggested. */
export const DAYS_SUGGESTED = 14;
const MAX_SUGGESTIONS = 40;
const GRID_MINUTES = 30;
/** No one is asked for tonight. */
const NOTICE_MS = 12 * HOUR_MS;

/** Whether an interview that starts when a clock shows this lies within one of these spans of a week. `shown` as in `wallClock`. */
const isWithin = (spans: readonly HourSpan[], shown: number, durationMinutes: number): boolean => {
  const clock = new Date(shown);
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  return spans.some(
    ({ weekday, from, to }) =>
      weekday === clock.getUTCDay() && minute >= minutesOfDay(from) && minute + durationMinutes <= minutesOfDay(to),
  );
};

/** Whether an interview lies within a side's usual working day, on the side's own clock. Where that is not known, nothing speaks against it. */
export const isInWorkingDay = (
  side: keyof SideZones,
  zone: string | null,
  start: string,
  durationMinutes: number,
): boolean => zone === null || isWithin(USUAL_SPANS[side], wallClock(Date.parse(start), zone), durationMinutes);

/** What a company's clock shows at the starts of one day, `midnight` being what it shows then: half hours from the beginning of each span. */
const startsOfDay = (spans: readonly HourSpan[], midnight: number, durationMinutes: number): number[] =>
  spans
    .filter(({ weekday }) => weekday === new Date(midnight).getUTCDay())
    .flatMap(({ from, to }) => {
      const opens = minutesOfDay(from);
      const count = Math.max(0, Math.floor((minutesOfDay(to) - durationMinutes - opens) / GRID_MINUTES) + 1);
      return Array.from({ length: count }, (_, index) => midnight + (opens + index * GRID_MINUTES) * MINUTE_MS);
    });

/**
 * Times of the next two weeks at which both sides work, and neither is busy, the earliest first: within the company's own hours where it set some,
 * else within its usual ones; never on a U.S. federal holiday. Days and hours are those of the company's clock, the candidate's where that is not known.
 */
export const suggestedStarts = (
  zones: SideZones,
  durationMinutes: number,
  busy: readonly Busy[],
  now: Date,
  hours: WeeklyHours | null = null,
): string[] => {
  const zone = hours?.timeZone ?? zones.company ?? zones.candidate ?? 'UTC';
  const spans = hours?.spans ?? USUAL_SPANS.company;
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const today = Math.floor(wallClock(wholeMinute, zone) / DAY_MS) * DAY_MS;
  const days = Array.from({ length: DAYS_SUGGESTED }, (_, index) => today + index * DAY_MS);
  const starts: string[] = [];
  for (const shown of days
    .filter((day) => !isUsHoliday(day))
    .flatMap((day) => startsOfDay(spans, day, durationMinutes))) {
    const moment = momentShowing(shown, zone);
    if (moment === null || moment < now.getTime() + NOTICE_MS) continue;
    const start = new Date(moment).toISOString();
    const end = endOf(start, durationMinutes);
    // Where the clock is moved meanwhile, it ends later by the clock than its length says.
    const isOver = !isWithin(spans, wallClock(Date.parse(end), zone) - durationMinutes * MINUTE_MS, durationMinutes);
    const isBusy = isOver || busy.some((other) => other.start < end && start < other.end);
    if (!isBusy && isInWorkingDay('candidate', zones.candidate, start, durationMinutes)) starts.push(start);
    if (starts.length === MAX_SUGGESTIONS) break;
  }
  return starts;
};
