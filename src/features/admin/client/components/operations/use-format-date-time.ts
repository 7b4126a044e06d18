/** Formats times for this screen: day and time, in the admin's language and time zone. */
import { useLocale, useNow, useTimeZone } from 'use-intl';
import { formatDateTime } from '#client/ui/format.ts';

export const useFormatDateTime = (): ((iso: string) => string) => {
  const locale = useLocale();
  const zone = useTimeZone();
  const now = useNow();
  return (iso) => formatDateTime(iso, now, locale, zone);
};
