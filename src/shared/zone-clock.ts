/**
 * Converts between timestamps (in milliseconds) and the local clock of a time zone. Pure. A time that the clock skips has no timestamp. If the clock
 * shows a time twice, the first timestamp is used.
 */
import { DAY_MS } from './time.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Returns the clock of a time zone. Cached, because creating a format is slow. */
const zoneClock = (timeZone: string): Intl.DateTimeFormat => {
  const cached = clocks.get(timeZone);
  if (cached) return cached;
  const two = '2-digit';
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
    second: two,
  });
  clocks.set(timeZone, clock);
  return clock;
};

/** Returns the time that the zone's clock shows at a timestamp, encoded as the timestamp at which UTC shows the same time. */
export const wallClock = (timestamp: number, timeZone: string): number => {
  const parts = zoneClock(timeZone).formatToParts(timestamp);
  const partValue = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(
    partValue('year'),
    partValue('month') - 1,
    partValue('day'),
    partValue('hour'),
    partValue('minute'),
    partValue('second'),
  );
};

/** Returns the zone's offset from UTC in milliseconds. `timestamp` must be a whole second. */
const offsetAt = (timestamp: number, timeZone: string): number => wallClock(timestamp, timeZone) - timestamp;

/** Returns the first timestamp at which the clock of the zone shows `wallTime` (encoded as in `wallClock`), or null if the clock skips it. */
export const findWallClockInstant = (wallTime: number, timeZone: string): number | null => {
  // A time zone changes its offset at most once in these two days, so one of the two offsets is right.
  const offsets = new Set([offsetAt(wallTime - DAY_MS, timeZone), offsetAt(wallTime + DAY_MS, timeZone)]);
  const timestamps = [...offsets]
    .map((offset) => wallTime - offset)
    .filter((timestamp) => wallClock(timestamp, timeZone) === wallTime);
  return timestamps.length === 0 ? null : Math.min(...timestamps);
};

/** Returns the canonical name that `Intl` uses for a time zone, or null for any other text. */
export const canonicalTimeZone = (name: string | null | undefined): string | null => {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};
