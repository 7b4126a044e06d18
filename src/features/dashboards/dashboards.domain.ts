/** What "today" is on someone's clock. Pure: the present is passed in. */

import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/time.ts';
import { momentShowing, wallClock } from '#shared/zone-clock.ts';

/** The first moment of the day that a clock shows like this; where it skips midnight, the first one after. */
const startOf = (shown: number, timeZone: string): number =>
  momentShowing(shown, timeZone) ?? momentShowing(shown + HOUR_MS, timeZone) ?? shown;

/** The day of a moment on the clock of a zone, from its beginning to that of the next; both ISO 8601 in UTC. */
export const dayAround = (now: Date, timeZone: string): { from: string; to: string } => {
  const wholeMinute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const midnight = Math.floor(wallClock(wholeMinute, timeZone) / DAY_MS) * DAY_MS;
  return {
    from: new Date(startOf(midnight, timeZone)).toISOString(),
    to: new Date(startOf(midnight + DAY_MS, timeZone)).toISOString(),
  };
};
