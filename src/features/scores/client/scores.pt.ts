/** Portuguese text for the score notice line and its checkbox. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresPt: TranslationOf<typeof scoresEn> = {
  notice: {
    line: 'As empresas veem uma pontuação. <how>Como funciona</how>',
    lineUnscored: 'Suas pontuações estão desativadas. <how>Como funciona a pontuação</how>',
    checkbox: 'Li <how>como funciona a pontuação</how>',
    checkboxMissing: 'Leia como funciona a pontuação e marque esta opção antes de se candidatar.',
  },
};
