/** Formats a waiting time in one unit, rounded down. Pure: the current time and the locale are passed in. */

const UNITS = [
  ['week', 7 * 86_400_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** Returns a text such as `3 days`, or null for less than a minute and for future times. */
export const waitTime = (since: string, now: Date, locale = 'en-US'): string | null => {
  const ms = now.getTime() - Date.parse(since);
  const unit = UNITS.find(([, length]) => ms >= length);
  if (!unit) return null;
  const count = Math.floor(ms / unit[1]);
  return new Intl.NumberFormat(locale, { style: 'unit', unit: unit[0], unitDisplay: 'long' }).format(count);
};
