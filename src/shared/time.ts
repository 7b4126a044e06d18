/** Units of time in milliseconds, and calendar arithmetic in UTC. Pure. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** In the westernmost time zone, a day ends 12 hours later than in UTC. */
export const LAST_ZONE_OFFSET_MS = 12 * HOUR_MS;

/** The time zone of deadlines that are a day: UTC-8, so no reader in the main time zones of the Americas loses part of the day. */
export const DEADLINE_ZONE = { id: 'Etc/GMT+8', name: 'UTC-8', behindUtcMs: 8 * HOUR_MS } as const;

/** Returns the day of a deadline, such as `2027-02-01`, that is `days` after the time `at` (in milliseconds). */
export const deadlineDay = (at: number, days = 0): string =>
  new Date(at - DEADLINE_ZONE.behindUtcMs + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the last millisecond of the day of a deadline. ISO 8601. */
export const deadlineDayEnd = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS + DEADLINE_ZONE.behindUtcMs - 1).toISOString();

/** Adds calendar months in UTC. Uses the last day of the month if the month is too short. */
export const addCalendarMonths = (instant: string, months: number): string => {
  const start = new Date(instant);
  const result = new Date(instant);
  result.setUTCDate(1);
  result.setUTCMonth(result.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(result.getUTCFullYear(), result.getUTCMonth() + 1, 0)).getUTCDate();
  result.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return result.toISOString();
};
