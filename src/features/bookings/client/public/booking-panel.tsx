/** Books a consultation with our own calendar: the form, then the confirmation. Works on public pages and signed in alike. */

import { useState } from 'react';
import { withEnglish } from '#client/texts.tsx';
import { bookingsEn } from '../bookings.en.ts';
import { BookingDone, type BookingDoneProps } from '../components/booking-done.tsx';
import { type BookingDefaults, BookingForm } from '../components/booking-form.tsx';

const NOBODY: BookingDefaults = { name: '', email: '' };

const Panel = ({ defaults = NOBODY }: { defaults?: BookingDefaults }) => {
  const [done, setDone] = useState<BookingDoneProps | null>(null);
  return done === null ? <BookingForm defaults={defaults} onBooked={setDone} /> : <BookingDone {...done} />;
};

/** `defaults` fill in who is known already. */
export const BookingPanel = withEnglish({ bookings: bookingsEn }, Panel);
