/** Books a consultation in our own calendar: the form, then the confirmation. Used on public pages and signed in. */

import { useState } from 'react';
import { withEnglish } from '#client/texts.tsx';
import { bookingsEn } from '../bookings.en.ts';
import { BookingDone, type BookingDoneProps } from '../components/booking-done.tsx';
import { type BookingDefaults, BookingForm } from '../components/booking-form.tsx';

const NO_DEFAULTS: BookingDefaults = { name: '', email: '' };

const Panel = ({ defaults = NO_DEFAULTS }: { defaults?: BookingDefaults }) => {
  const [done, setDone] = useState<BookingDoneProps | null>(null);
  return done === null ? <BookingForm defaults={defaults} onBooked={setDone} /> : <BookingDone {...done} />;
};

/** `defaults` prefill the form with known data. */
export const BookingPanel = withEnglish({ bookings: bookingsEn }, Panel);
