/** Rules of interviews: which times can be proposed or taken, and when one is reminded. Pure: the present is passed in. */
import { readZoneName } from '#features/matching/matching.domain.ts';
import { LIMITS } from '#shared/limits.ts';

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

/** A zone as `Intl` takes it: what a browser said, else what can be read in the text a profile or a job states; null for neither. */
export const zoneOf = (told: string | null, stated: string | null): string | null => told ?? readZoneName(stated ?? '');

/** The zone where a text is the name of one, else null. */
export const knownTimeZone = (name: string | null | undefined): string | null => {
  if (!name) return null;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return name;
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
