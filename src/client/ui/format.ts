/**
 * Formats numbers, money and times. Locale and current time are parameters. The time zone is the browser's unless one is given. Amounts are U.S.
 * dollars with at most two decimals. Times are ISO strings.
 */
import { withoutDots } from '#shared/date-format.ts';
import { LANGUAGE_FACTS, parseLanguage } from '#shared/languages.ts';
import { dateFormat, numberFormat } from './intl-formats.ts';

const DAY_MS = 86_400_000;

/** Returns `$`, or `US$` where the bare sign could mean pesos. */
export const dollarSign = (locale = 'en-US'): string => LANGUAGE_FACTS[parseLanguage(locale) ?? 'en'].dollar;

const dollars = (amount: number, locale: string): string =>
  `${dollarSign(locale)}${numberFormat(locale, { maximumFractionDigits: 2 }).format(amount)}`;

const unitNames = (locale: string) => LANGUAGE_FACTS[parseLanguage(locale) ?? 'en'].per;

/** Returns `/hr`, the suffix of hourly amounts. */
export const hourlySuffix = (locale = 'en-US'): string => `/${unitNames(locale).hour}`;

/** Returns `$30/hr`. */
export const formatHourly = (amount: number, locale = 'en-US'): string =>
  `${dollars(amount, locale)}${hourlySuffix(locale)}`;

const dollarRange = (from: number, to: number, locale: string): string =>
  from === to ? dollars(from, locale) : `${dollars(from, locale)}–${dollars(to, locale)}`;

/** Returns `$15–$20/hr`, or `$15/hr` if both ends are equal. */
export const formatHourlyRange = (from: number, to: number, locale = 'en-US'): string =>
  `${dollarRange(from, to, locale)}${hourlySuffix(locale)}`;

/** Returns `$3,500–$4,500/mo`, or `$3,500/mo` if both ends are equal. */
export const formatMonthly = (from: number, to: number, locale = 'en-US'): string =>
  `${dollarRange(from, to, locale)}/${unitNames(locale).month}`;

/** Keeps ranges such as `3-5` on one line, by adding an invisible word joiner after the hyphen. */
export const keepRanges = (sentence: string): string => sentence.replace(/(\d-)(?=\d)/g, '$1\u2060');

/** Returns `$3,500`. */
export const formatDollars = (amount: number, locale = 'en-US'): string => dollars(amount, locale);

/** Returns `1,234`. */
export const formatCount = (count: number, locale = 'en-US'): string => numberFormat(locale, {}).format(count);

/** Returns `87%` for 87. Accepts percentage points, not a fraction. */
export const formatPercent = (points: number): string => `${Math.round(points)}%`;

/** Replaces `dd.`, the unfamiliar Latin American Spanish abbreviation of days, with `d`. */
export const withPlainDays = (duration: string): string => duration.replace(/\s?dd\.?$/, ' d');

/** Formats hours in a readable unit: `40 minutes`, `5.5 hours`, `3 days` (for two days or more). `narrow` returns `40m`, `5.5h`, `3d`. */
export const formatHours = (hours: number, locale = 'en-US', style: 'long' | 'narrow' = 'long'): string => {
  const write = (value: number, unit: 'minute' | 'hour' | 'day', digits: number): string =>
    withoutDots(
      withPlainDays(
        numberFormat(locale, { style: 'unit', unit, unitDisplay: style, maximumFractionDigits: digits }).format(value),
      ),
    );
  if (hours > 0 && hours < 1) return write(hours * 60, 'minute', 0);
  return hours < 48 ? write(hours, 'hour', 1) : write(hours / 24, 'day', 1);
};

/** Returns `Mar 4`, with the year unless it is the current year. */
export const formatDate = (iso: string, now: Date, locale = 'en-US', timeZone?: string): string => {
  const zone = timeZone ? { timeZone } : {};
  const date = new Date(iso);
  const year = dateFormat('en-US', { year: 'numeric', ...zone });
  const sameYear = year.format(date) === year.format(now);
  return dateFormat(locale, {
    month: 'short',
    day: 'numeric',
    ...(sameYear ? {} : { year: 'numeric' }),
    ...zone,
  }).format(date);
};

/** Returns `Mar 4, 3:05 PM`, with the year unless it is the current year. */
export const formatDateTime = (iso: string, now: Date, locale = 'en-US', timeZone?: string): string => {
  const time = dateFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(iso));
  return `${formatDate(iso, now, locale, timeZone)}, ${time}`;
};

/** Returns `3:05 PM`. */
export const formatTime = (iso: string, locale = 'en-US', timeZone?: string): string =>
  dateFormat(locale, { hour: 'numeric', minute: '2-digit', ...(timeZone ? { timeZone } : {}) }).format(new Date(iso));

/** Returns `now`, `5 minutes ago` or `yesterday` for times within a week, and the date for older times. Future times are shown as `now`. */
export const formatRelative = (iso: string, now: Date, locale = 'en-US'): string => {
  const ago = now.getTime() - new Date(iso).getTime();
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (ago < 60_000) return relative.format(0, 'second');
  if (ago < 3_600_000) return relative.format(-Math.floor(ago / 60_000), 'minute');
  if (ago < DAY_MS) return relative.format(-Math.floor(ago / 3_600_000), 'hour');
  if (ago < 7 * DAY_MS) return relative.format(-Math.floor(ago / DAY_MS), 'day');
  return formatDate(iso, now, locale);
};
