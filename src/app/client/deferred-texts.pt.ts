/** Texts of rarely visited pages in Portuguese, each loaded on demand. */
import type { DeferredTexts } from './deferred-texts.en.ts';

export const deferredTexts: DeferredTexts = {
  savings: async () => (await import('#features/marketing/client/texts/savings.pt.ts')).savingsPt,
  measured: async () => (await import('#features/marketing/client/texts/measured.pt.ts')).measuredPt,
  rejection: async () => (await import('#shared/words/rejection.pt.ts')).rejectionPt,
};
