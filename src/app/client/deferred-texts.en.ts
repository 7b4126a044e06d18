/** Texts for rarely visited pages, each loaded on demand. Loaders are kept small because all languages are listed together. */
import type { MeasuredTexts } from '#features/marketing/client/measured-figures.ts';
import type { SavingsWords } from '#features/marketing/client/savings-content.ts';
import type { RejectionWords } from '#features/talent-intake/rejection.domain.ts';

export interface DeferredTexts {
  /** The savings calculator. */
  savings: () => Promise<SavingsWords['texts']>;
  /** The measured statistics. */
  measured: () => Promise<MeasuredTexts>;
  /** Rejection texts, in the recipient's language instead of the admin's. */
  rejection: () => Promise<RejectionWords>;
}

export const deferredTexts: DeferredTexts = {
  savings: async () => (await import('#features/marketing/client/texts/savings.en.ts')).savingsEn,
  measured: async () => (await import('#features/marketing/client/texts/measured.en.ts')).measuredEn,
  rejection: async () => (await import('#shared/words/rejection.en.ts')).rejectionEn,
};
