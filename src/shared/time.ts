/** Units of time in milliseconds, and calendar arithmetic in UTC. Pure. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** In the westernmost time zone, a day ends 12 hours later than in UTC. */
export const LAST_ZONE_OFFSET_MS = 12 * HOUR_MS;

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
