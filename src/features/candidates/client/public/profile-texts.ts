/** Short texts about the optional profile parts, in the viewer's language. */
import { useLocale, useNow, useTranslations } from 'use-intl';
import { codeName } from '#client/ui/code-names.ts';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { isYearOnly } from '#shared/partial-date.ts';
import type { LanguageLevel } from '#shared/vocabulary.ts';
import type { SpokenLanguage } from '../../profile.contract.ts';

/** Formats a date as `Mar 2021`, or as `2021` without a month. */
const dateText = (date: string, locale: string): string =>
  isYearOnly(date)
    ? date
    : dateFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}-15T00:00:00Z`));

/** Formats a span as `Mar 2021 – Jun 2023`, or as `Mar 2021` if both are equal. `open` is shown for a missing end, unless it is ''. */
export const spanText = (start: string | null, end: string | null, open: string, locale: string): string => {
  const ends = [start ? dateText(start, locale) : '', end ? dateText(end, locale) : open];
  return [...new Set(ends)].filter(Boolean).join(' – ');
};

/** Formats the time span of an education entry. If the end is missing, `started` marks the date as the start. */
export const educationSpanText = (
  { start, end }: { start: string | null; end: string | null },
  started: (date: string) => string,
  locale: string,
): string => (start && !end ? started(dateText(start, locale)) : spanText(start, end, '', locale));

const monthIndex = (month: string): number => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;

/** Returns functions that format texts. If nothing is stated, `place`, `level` and `day` return null, and `educationSpan` returns ''. */
export const useProfileTexts = () => {
  const t = useTranslations('profileParts');
  const locale = useLocale();
  const now = useNow();
  const levelText = (level: LanguageLevel): string => (level === 'native' ? t('shortLevel.native') : level);
  return {
    /** Formats a place as `Bogotá, Colombia`. */
    place: ({ city, country }: { city: string | null; country: string | null }): string | null =>
      [city, country && codeName(country, 'region', locale)].filter(Boolean).join(', ') || null,
    level: (level: LanguageLevel | null): string | null => level && t(`level.${level}`),
    /** Formats a language as `Spanish (native)`. */
    language: ({ language, level }: SpokenLanguage): string =>
      `${codeName(language, 'language', locale)} (${levelText(level)})`,
    /** Formats a day as `Dec 1, 2026`. */
    day: (day: string | null): string | null =>
      day &&
      dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    /** Formats the time span of a position as `Mar 2021 – present`. */
    positionSpan: ({ start, end }: { start: string; end: string | null }): string =>
      spanText(start, end, t('shown.present'), locale),
    educationSpan: (dates: { start: string | null; end: string | null }): string =>
      educationSpanText(dates, (date) => t('shown.started', { date }), locale),
    /** Formats a duration as `2 years 3 months`, counting the first and the last month. Null if a month is missing. */
    duration: ({ start, end }: { start: string; end: string | null }): string | null => {
      if (isYearOnly(start) || (end !== null && isYearOnly(end))) return null;
      const last = end ? monthIndex(end) : now.getUTCFullYear() * 12 + now.getUTCMonth();
      const months = Math.max(1, last - monthIndex(start) + 1);
      const years = Math.floor(months / 12);
      return [
        years > 0 ? t('shown.years', { count: years }) : '',
        months % 12 > 0 ? t('shown.months', { count: months % 12 }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
  };
};
