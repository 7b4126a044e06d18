/** Spanish text for the score notice line and its checkbox. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresEs: TranslationOf<typeof scoresEn> = {
  notice: {
    line: 'Las empresas ven una puntuación. <how>Cómo funciona</how>',
    lineUnscored: 'Tus puntuaciones están desactivadas. <how>Cómo funcionan</how>',
    checkbox: 'Leí <how>cómo funcionan las puntuaciones</how>',
    checkboxMissing: 'Lee cómo funcionan las puntuaciones y marca esta casilla antes de postularte.',
  },
};
