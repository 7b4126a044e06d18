/** Formats the numbers of the overview in the admin's language. Weeks are in UTC for everyone. */
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatCount, formatDate, formatHours, withPlainDays } from '#client/ui/format.ts';
import { numberFormat } from '#client/ui/intl-formats.ts';

const formatDays = (days: number, locale: string, unitDisplay: 'long' | 'narrow'): string =>
  withPlainDays(
    numberFormat(locale, { style: 'unit', unit: 'day', unitDisplay, maximumFractionDigits: 1 }).format(days),
  );

/** Returns formatters for counts, the first day of a week, and durations. Charts use the short forms. */
export const useChartFormats = () => {
  const t = useTranslations('admin.overview');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const formatWeek = (start: string): string => formatDate(`${start}T00:00:00Z`, now, locale, 'UTC');
  return {
    formatCount: (count: number) => formatCount(count, locale),
    formatWeek,
    weekHeading: (start: string) => t('weekOf', { date: formatWeek(start) }),
    hours: {
      // Uses the same unit for a whole axis.
      short: (hours: number) =>
        numberFormat(locale, {
          style: 'unit',
          unit: 'hour',
          unitDisplay: 'narrow',
          maximumFractionDigits: 1,
        }).format(hours),
      long: (hours: number) => formatHours(hours, locale),
    },
    days: {
      short: (days: number) => formatDays(days, locale, 'narrow'),
      long: (days: number) => formatDays(days, locale, 'long'),
    },
  };
};

export const sumNumbers = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
