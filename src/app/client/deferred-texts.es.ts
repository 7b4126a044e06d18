/** Texts of rarely visited pages in Spanish, each loaded on demand. */
import type { DeferredTexts } from './deferred-texts.en.ts';

export const deferredTexts: DeferredTexts = {
  savings: async () => (await import('#features/marketing/client/texts/savings.es.ts')).savingsEs,
  measured: async () => (await import('#features/marketing/client/texts/measured.es.ts')).measuredEs,
  rejection: async () => (await import('#shared/words/rejection.es.ts')).rejectionEs,
};
