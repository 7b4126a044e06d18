/** Texts of rarely visited pages in Spanish, each loaded on demand. */
import type { LateWords } from './late-words.en.ts';

export const lateWords: LateWords = {
  savings: async () => (await import('#features/marketing/client/texts/savings.es.ts')).savingsEs,
  measured: async () => (await import('#features/marketing/client/texts/measured.es.ts')).measuredEs,
  rejection: async () => (await import('#shared/words/rejection.es.ts')).rejectionEs,
};
