/** Units of time in milliseconds, and steps of the calendar in UTC. Pure. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Adds calendar months in UTC. Uses the month's last day if it has no such day. */
export const addCalendarMonths = (instant: string, months: number): string => {
  const start = new Date(instant);
  const moved = new Date(instant);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(start.getUTCDate(), lastDay));
  return moved.toISOString();
};
