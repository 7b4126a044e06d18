/** What few pages say, each part loaded when it is needed. Small, so that the list of all languages stays so. */
import type { MeasuredTexts } from '#features/marketing/client/measured-figures.ts';
import type { SavingsWords } from '#features/marketing/client/savings-content.ts';
import type { RejectionWords } from '#features/talent-intake/rejection.domain.ts';

export interface LateWords {
  /** Of the savings calculator. */
  savings: () => Promise<SavingsWords['texts']>;
  /** Of the measured figures. */
  measured: () => Promise<MeasuredTexts>;
  /** To people whom an admin rejects, whose language need not be the admin's. */
  rejection: () => Promise<RejectionWords>;
}

export const lateWords: LateWords = {
  savings: async () => (await import('#features/marketing/client/texts/savings.en.ts')).savingsEn,
  measured: async () => (await import('#features/marketing/client/texts/measured.en.ts')).measuredEn,
  rejection: async () => (await import('#shared/words/rejection.en.ts')).rejectionEn,
};
