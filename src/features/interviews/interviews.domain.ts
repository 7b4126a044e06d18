/** Rules of interviews: which times can be proposed or taken, and when one is reminded. Pure: the present is passed in. */
import { LIMITS } from '#shared/limits.ts';
import { WORKING_DAYS } from '#shared/working-days.ts';
import { momentShowing, wallClock } from '#shared/zone-clock.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Why a time cannot be proposed, or null. */
export const refusalToPropose = (start: string, now: Date): string | null => {
  const away = Date.parse(start) - now.getTime();
  if (away <= 0) return 'Must be in the future';
  return away > LIMITS.interviewDaysAhead * DAY_MS ? 'Must be within a year' : null;
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

/** The zone, as `Intl` writes it, where a text is the name of one, else null. */
export const knownTimeZone = (name: string | null | undefined): string | null => {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};

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

/** A time that somebody is in another interview. ISO 8601 in UTC. */
export interface Busy {
  start: string;
  end: string;
}

/** Where each side's clock stands; null where it is not known. */
export interface SideZones {
  company: string | null;
  candidate: string | null;
}

const DAYS_SUGGESTED = 14;
const MAX_SUGGESTIONS = 40;
const GRID_MINUTES = 30;
/** Nobody is asked for tonight. */
const NOTICE_MS = 12 * HOUR_MS;

/** Whether an interview that starts when a clock shows this lies within a side's working day. `shown` as in `wallClock`. */
const isWithin = (side: keyof SideZones, shown: number, durationMinutes: number): boolean => {
  const clock = new Date(shown);
  const weekday = clock.getUTCDay();
  const minute = clock.getUTCHours() * 60 + clock.getUTCMinutes();
  const { start: opens, end: closes } = WORKING_DAYS[side];
  return weekday !== 0 && weekday !== 6 && minute >= opens && minute + durationMinutes <= closes;
};

/** Whether an interview lies within a side's working day, on the side's own clock. Where that is not known, nothing speaks against it. */
export const isInWorkingDay = (
  side: keyof SideZones,
  zone: string | null,
  start: string,
  durationMinutes: number,
): boolean => zone === null || isWithin(side, wallClock(Date.parse(start), zone), durationMinutes);

/**
 * Times of the next two weeks at which both sides work, and neither is busy, the earliest first. Days and hours are those of the company's clock, the
 * candidate's where that is not known.
 */
export const suggestedStarts = (
  zones: SideZones,
  durationMinutes: number,
  busy: readonly Busy[],
  now: Date,
): string[] => {
  const zone = zones.company ?? zones.candidate ?? 'UTC';
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const today = Math.floor(wallClock(wholeMinute, zone) / DAY_MS) * DAY_MS;
  const starts: string[] = [];
  for (let shown = today; shown < today + DAYS_SUGGESTED * DAY_MS; shown += GRID_MINUTES * MINUTE_MS) {
    const moment = isWithin('company', shown, durationMinutes) ? momentShowing(shown, zone) : null;
    if (moment === null || moment < now.getTime() + NOTICE_MS) continue;
    const start = new Date(moment).toISOString();
    const end = endOf(start, durationMinutes);
    const isBusy = busy.some((other) => other.start < end && start < other.end);
    if (!isBusy && isInWorkingDay('candidate', zones.candidate, start, durationMinutes)) starts.push(start);
    if (starts.length === MAX_SUGGESTIONS) break;
  }
  return starts;
};
