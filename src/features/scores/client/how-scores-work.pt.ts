/** Portuguese page head for the page about scores. */
import type { TranslationOf } from '#shared/translation.ts';
import type { howScoresWorkEn } from './how-scores-work.en.ts';

export const howScoresWorkPt: TranslationOf<typeof howScoresWorkEn> = {
  head: {
    title: 'Como funciona a pontuação',
    description:
      'O que conta em uma pontuação de compatibilidade, o que nunca conta, por quanto tempo ela é guardada e como participar sem ela.',
    share: { kicker: 'Pontuação', title: 'O que conta em uma pontuação e o que nunca conta' },
  },
};
