/** The page that the link of a confirmation mail opens. What it does is the island `manage-booking`. */
import { brand } from '#shared/brand.ts';
import { BookingShell, pageTexts } from './booking-shell.tsx';

export const ManageBookingPage = () => (
  <BookingShell
    title={pageTexts('manageTitle')}
    lead={pageTexts('manageLead')}
    needsScript={pageTexts('manageNeedsScript', { email: brand.supportEmail })}
    island="manage-booking"
    isShort
  />
);
