/** The booking of a consultation as a part of another screen, loaded with its texts when it is opened. */
import { withTexts } from '#client/late-texts.tsx';

export const loadConsultation = withTexts(
  async () => (await import('./consultation-widget.tsx')).ConsultationWidget,
  async () => ({ bookings: (await import('../bookings.en.ts')).bookingsEn }),
);
