/** The line between two days of a thread. */
import { useLocale, useNow, useTimeZone, useTranslations } from 'use-intl';
import { dateFormat } from '#client/ui/intl-formats.ts';
import { DAY_MS } from '#shared/time.ts';
import { dayIn } from '../thread-rows.ts';

const useDayName = (iso: string): string => {
  const t = useTranslations('messages.thread');
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const now = useNow({ updateInterval: 60_000 });
  const dayOf = dayIn(timeZone);
  const day = dayOf(iso);
  if (day === dayOf(now.toISOString())) return t('today');
  if (day === dayOf(new Date(now.getTime() - DAY_MS).toISOString())) return t('yesterday');
  const isThisYear = day.slice(0, 4) === dayOf(now.toISOString()).slice(0, 4);
  return dateFormat(locale, {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  }).format(new Date(iso));
};

export const DayLine = ({ at }: { at: string }) => (
  <li className="mt-6 mb-2 flex items-center gap-3 text-muted text-xs first:mt-0 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    <span className="font-semibold">{useDayName(at)}</span>
  </li>
);
