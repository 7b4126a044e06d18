/** Computes when the current day starts and ends in a time zone. Pure: the current time is a parameter. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { findWallClockInstant, wallClock } from '#shared/zone-clock.ts';

/** Returns the start of a day in a time zone: midnight, or the first time after it if the clocks skip midnight. */
const dayStart = (wallTime: number, timeZone: string): number =>
  findWallClockInstant(wallTime, timeZone) ?? findWallClockInstant(wallTime + HOUR_MS, timeZone) ?? wallTime;

/** Returns the start of the calendar day of `now` in a time zone and the start of the next day, as ISO 8601 in UTC. */
export const dayBounds = (now: Date, timeZone: string): { from: string; to: string } => {
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const midnight = Math.floor(wallClock(wholeMinute, timeZone) / DAY_MS) * DAY_MS;
  return {
    from: new Date(dayStart(midnight, timeZone)).toISOString(),
    to: new Date(dayStart(midnight + DAY_MS, timeZone)).toISOString(),
  };
};
