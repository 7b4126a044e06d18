/**
 * Clocks of zones, through the zone's own rules: what one shows at a moment, and at which moment it shows something. Pure. A time that a clock
 * skips has no moment, and of one that it shows twice the first counts.
 */
import { DAY_MS } from './time.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Making a format is slow, so one a zone is kept. */
const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone);
  if (known) return known;
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

/** What a clock in the zone shows at a moment, as the milliseconds that UTC would show the same at. */
export const wallClock = (moment: number, timeZone: string): number => {
  const parts = clockOf(timeZone).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
};

/** Whole seconds only: clocks show no less. */
const offsetAt = (moment: number, timeZone: string): number => wallClock(moment, timeZone) - moment;

/** The first moment at which the zone's clock shows this, written as in `wallClock`; null where it skips it. */
export const momentShowing = (shown: number, timeZone: string): number | null => {
  // Zones change their offset at most once in these two days, so one of the two offsets is right.
  const offsets = new Set([offsetAt(shown - DAY_MS, timeZone), offsetAt(shown + DAY_MS, timeZone)]);
  const moments = [...offsets]
    .map((offset) => shown - offset)
    .filter((moment) => wallClock(moment, timeZone) === shown);
  return moments.length === 0 ? null : Math.min(...moments);
};

/** The zone, as `Intl` writes it, where a text is the name of one, else null. */
export const knownTimeZone = (name: string | null | undefined): string | null => {
  if (!name) return null;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
};
