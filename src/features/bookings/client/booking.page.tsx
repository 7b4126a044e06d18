/**
 * The pages of our own calendar: to book a consultation (the island `booking`), and what the link of a confirmation mail opens
 * (the island `manage-booking`).
 */
import { usePageTexts } from '#client/page-texts.ts';
import { brand } from '#shared/brand.ts';
import { BookingShell } from './booking-shell.tsx';

export const BookPage = () => {
  const t = usePageTexts('booking');
  return (
    <BookingShell
      title={t('title')}
      lead={t('lead')}
      needsScript={t('needsScript', { email: brand.supportEmail })}
      island="booking"
    />
  );
};

export const ManageBookingPage = () => {
  const t = usePageTexts('booking');
  return (
    <BookingShell
      title={t('manageTitle')}
      lead={t('manageLead')}
      needsScript={t('manageNeedsScript', { email: brand.supportEmail })}
      island="manage-booking"
      isShort
    />
  );
};
