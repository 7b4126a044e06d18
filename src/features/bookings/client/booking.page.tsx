/**
 * The pages of the product's booking calendar: one for booking a consultation (island `booking`), and one that the link in a confirmation email opens
 * (island `manage-booking`).
 */
import { usePageTexts } from '#client/page-texts.ts';
import { brand } from '#shared/brand.ts';
import { BOOKING_PAGES } from './booking-pages.ts';
import { BookingShell } from './booking-shell.tsx';

export const BookPage = () => {
  const t = usePageTexts(BOOKING_PAGES);
  return (
    <BookingShell
      title={t('book.title')}
      lead={t('book.lead')}
      noScriptText={t('book.needsScript', { email: brand.supportEmail })}
      island="booking"
    />
  );
};

export const ManageBookingPage = () => {
  const t = usePageTexts(BOOKING_PAGES);
  return (
    <BookingShell
      title={t('manage.title')}
      lead={t('manage.lead')}
      noScriptText={t('manage.needsScript', { email: brand.supportEmail })}
      island="manage-booking"
      isIslandShort
    />
  );
};
