/** Spanish page head for the page about scores. */
import type { TranslationOf } from '#shared/translation.ts';
import type { howScoresWorkEn } from './how-scores-work.en.ts';

export const howScoresWorkEs: TranslationOf<typeof howScoresWorkEn> = {
  head: {
    title: 'Cómo funcionan las puntuaciones',
    description:
      'Qué cuenta en una puntuación de compatibilidad, qué no cuenta nunca, cuánto tiempo se guarda y cómo participar sin ella.',
    share: { kicker: 'Puntuaciones', title: 'Qué cuenta en una puntuación y qué no cuenta nunca' },
  },
};
