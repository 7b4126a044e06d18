/** Books a consultation in our own calendar: the form, then the confirmation. Used on public pages and signed in. */

import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { withEnglish } from '#client/texts.tsx';
import { FocusedHeading } from '#client/ui/focused-heading.tsx';
import type { Booking } from '../../bookings.contract.ts';
import { bookingsEn } from '../bookings.en.ts';
import { BookedTime } from '../components/booked-time.tsx';
import { type BookingDefaults, BookingForm } from '../components/booking-form.tsx';
import { CalendarLink } from '../components/calendar-link.tsx';

interface BookingDoneProps {
  booking: Booking;
  email: string;
  timeZone: string;
}

/** The confirmation, which replaces the form. It receives focus, so that it is announced and scrolled into view. */
const BookingDone = ({ booking, email, timeZone }: BookingDoneProps) => {
  const t = useTranslations('bookings.done');
  return (
    <div className="max-w-xl animate-rise py-2">
      <span className="grid size-12 place-content-center rounded-full bg-positive-soft text-positive-ink">
        <Check className="size-6" />
      </span>
      <FocusedHeading className="headline mt-5 scroll-mt-28 text-ink text-xl">{t('title')}</FocusedHeading>
      <div className="mt-5">
        <BookedTime slot={booking} timeZone={timeZone} />
      </div>
      <p className="mt-5 text-ink-soft">{t('text', { email })}</p>
      <p className="mt-2 text-ink-soft">{t('change')}</p>
      <div className="mt-6">
        <CalendarLink booking={{ ...booking, sequence: 0 }} />
      </div>
    </div>
  );
};

const NO_DEFAULTS: BookingDefaults = { name: '', email: '' };

const Panel = ({ defaults = NO_DEFAULTS }: { defaults?: BookingDefaults }) => {
  const [done, setDone] = useState<BookingDoneProps | null>(null);
  return done === null ? <BookingForm defaults={defaults} onBooked={setDone} /> : <BookingDone {...done} />;
};

/** `defaults` prefill the form with known data. */
export const BookingPanel = withEnglish({ bookings: bookingsEn }, Panel);
