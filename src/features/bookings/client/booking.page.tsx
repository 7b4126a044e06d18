/**
 * The pages of our own calendar: to book a consultation (the island `booking`), and what the link of a confirmation mail opens
 * (the island `manage-booking`).
 */
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

export const ManageBookingPage = () => (
  <BookingShell
    title={pageTexts('manageTitle')}
    lead={pageTexts('manageLead')}
    needsScript={pageTexts('manageNeedsScript', { email: brand.supportEmail })}
    island="manage-booking"
    isShort
  />
);
