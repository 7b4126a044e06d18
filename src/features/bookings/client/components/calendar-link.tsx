/**
 * A link that downloads the calendar entry of a booking. It is the same entry as in the email, so calendars do not duplicate it. The code
 * that writes it is loaded after the page, because most visitors do not book.
 */
import { CalendarPlus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { buttonStyle } from '#client/ui/button-style.ts';
import { type EntryWords, personalEntry, type Slot } from '../../bookings.domain.ts';

type Entry = Slot & { id: string; sequence: number };

/** Returns the data URL of the file, or undefined while the code loads. */
const useFileUrl = (
  { id, sequence, start, end }: Entry,
  { summary, description, location }: EntryWords,
): string | undefined => {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isOutdated = false;
    const write = async (): Promise<void> => {
      const { calendarFile } = await import('#shared/calendar-file.ts');
      if (isOutdated) return;
      const words = { summary, description, location };
      const file = calendarFile('PUBLISH', [personalEntry({ id, sequence, start, end }, new Date(), words)]);
      setUrl(`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`);
    };
    void write();
    return () => {
      isOutdated = true;
    };
  }, [id, sequence, start, end, summary, description, location]);
  return url;
};

export const CalendarLink = ({ booking }: { booking: Entry }) => {
  const t = useTranslations('bookings.done');
  const entry = useTranslations('bookings.calendarEntry');
  const words = { summary: entry('summary'), description: entry('description'), location: entry('location') };
  return (
    <a href={useFileUrl(booking, words)} download="consultation.ics" className={buttonStyle()}>
      <CalendarPlus className="size-4.5" />
      {t('addToCalendar')}
    </a>
  );
};
