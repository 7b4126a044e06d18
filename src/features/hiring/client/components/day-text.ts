/** Days and moments of offers and hires as a reader writes them. */
import { useLocale, useNow, useTimeZone } from 'use-intl';
import { formatDate } from '#client/ui/format.ts';

/** Writes a day (`2027-02-28`), which is the same everywhere. */
export const useDayText = (): ((day: string) => string) => {
  const locale = useLocale();
  const now = useNow();
  return (day) => formatDate(`${day}T12:00:00Z`, now, locale, 'UTC');
};

/** Writes the day of a moment on the reader's clock. */
export const useMomentText = (): ((instant: string) => string) => {
  const locale = useLocale();
  const now = useNow();
  const timeZone = useTimeZone();
  return (instant) => formatDate(instant, now, locale, timeZone);
};
