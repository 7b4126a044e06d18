/** What few pages say, in Portuguese, each part loaded when it is needed. */
import type { LateWords } from './late-words.en.ts';

export const lateWords: LateWords = {
  savings: async () => (await import('#features/marketing/client/texts/savings.pt.ts')).savingsPt,
  measured: async () => (await import('#features/marketing/client/texts/measured.pt.ts')).measuredPt,
  rejection: async () => (await import('#shared/words/rejection.pt.ts')).rejectionPt,
};
