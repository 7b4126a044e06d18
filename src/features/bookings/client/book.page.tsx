/** The page to book a consultation with our own calendar, which is the island `booking`. */
import { brand } from '#shared/brand.ts';
import { BookingShell, pageTexts } from './booking-shell.tsx';

export const BookPage = () => (
  <BookingShell
    title={pageTexts('title')}
    lead={pageTexts('lead')}
    needsScript={pageTexts('needsScript', { email: brand.supportEmail })}
    island="booking"
  />
);
