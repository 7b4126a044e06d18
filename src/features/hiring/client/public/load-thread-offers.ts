/** The offers in a thread, loaded with their texts when a thread is opened. */
import { withTexts } from '#client/late-texts.tsx';

export const loadThreadOffers = withTexts(
  async () => (await import('./thread-offers.tsx')).ThreadOffers,
  async () => ({ hiring: (await import('../hiring.en.ts')).hiringEn }),
);
