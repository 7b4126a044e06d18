/** Gives the calendar entry of a booking as a file. It is the same entry as the mailed one, so calendars hold it once. */
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { buttonStyle } from '#client/ui/button-style.ts';
import { languageOf } from '#shared/languages.ts';
import { personalEntry, type Slot } from '../../bookings.domain.ts';
import { calendarFile } from '../../calendar-file.domain.ts';

export const CalendarLink = ({ booking }: { booking: Slot & { id: string; sequence: number } }) => {
  const t = useTranslations('bookings.done');
  const [now] = useState(() => new Date());
  const language = languageOf(useLocale()) ?? 'en';
  const file = calendarFile('PUBLISH', personalEntry(booking, now, language));
  return (
    <a
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="consultation.ics"
      className={buttonStyle()}
    >
      <CalendarPlus aria-hidden="true" className="size-4.5" />
      {t('addToCalendar')}
    </a>
  );
};
