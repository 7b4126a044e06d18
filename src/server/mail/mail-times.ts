/** Formats times in emails, in a time zone and in the reader's language. */
import { type DateFormat, dateTimeFormat } from '#shared/date-format.ts';
import { LANGUAGE_FACTS, type Language } from '#shared/languages.ts';
import { createLru } from '../lru.ts';

interface Span {
  start: string;
  end: string;
}

const MAX_FORMATS = 100;

/** Caches formats, because creating a format is the slowest part of writing an email. */
const cachedFormats = (options: Intl.DateTimeFormatOptions) => {
  const cache = createLru<DateFormat>(MAX_FORMATS);
  return (timeZone: string, language: Language): DateFormat => {
    const key = `${language} ${timeZone}`;
    const format = cache.get(key) ?? dateTimeFormat(LANGUAGE_FACTS[language].locale, { timeZone, ...options });
    cache.set(key, format);
    return format;
  };
};

const clockFormat = cachedFormats({
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const zoneNameFormat = cachedFormats({ timeZoneName: 'longGeneric' });

/** Formats `Wednesday, March 4, 2026, 10:00 – 10:30 AM`. Replaces Intl's thin and narrow spaces, which some email clients do not show. */
export const clockTime = ({ start, end }: Span, timeZone: string, language: Language): string =>
  clockFormat(timeZone, language)
    .formatRange(new Date(start), new Date(end))
    .replace(/[\u2009\u202f]/g, ' ');

/** Matches words to omit: `Colombia Standard Time` is `Colombia Time` in everyday language. */
const STANDARD = / (?:Standard|estándar|Padrão)(?= )/;

/** Formats like `clockTime`, followed by the name of the time zone: `… Colombia Time`. */
export const zonedTime = (slot: Span, timeZone: string, language: Language): string => {
  if (timeZone === 'UTC') return `${clockTime(slot, timeZone, language)} UTC`;
  const zone = zoneNameFormat(timeZone, language)
    .formatToParts(new Date(slot.start))
    .find((part) => part.type === 'timeZoneName');
  return `${clockTime(slot, timeZone, language)} ${(zone?.value ?? timeZone).replace(STANDARD, '')}`;
};

/** Formats a day without a time (`2027-02-01`) in words. */
export const dayText = (day: string, language: Language): string =>
  dateTimeFormat(LANGUAGE_FACTS[language].locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
