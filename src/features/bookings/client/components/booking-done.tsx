/** The confirmation, which replaces the form after booking. */
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { Booking } from '../../bookings.contract.ts';
import { BookedTime } from './booked-time.tsx';
import { CalendarLink } from './calendar-link.tsx';

export interface BookingDoneProps {
  booking: Booking;
  email: string;
  timeZone: string;
}

/** The confirmation. It takes the focus, so that it is announced and visible. */
export const BookingDone = ({ booking, email, timeZone }: BookingDoneProps) => {
  const t = useTranslations('bookings.done');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="max-w-xl animate-rise py-2">
      <span className="grid size-12 place-content-center rounded-full bg-positive-soft text-positive-ink">
        <Check aria-hidden="true" className="size-6" />
      </span>
      <h2 ref={heading} tabIndex={-1} className="headline mt-5 scroll-mt-28 text-ink text-xl">
        {t('title')}
      </h2>
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
