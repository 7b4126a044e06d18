/** Texts of the notice about scores around it, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresEs: TranslationOf<typeof scoresEn> = {
  notice: {
    title: 'Cómo funcionan las puntuaciones',
    text: 'Las empresas ven una puntuación de lo bien que tu perfil encaja con su puesto. Lee de qué se compone y cómo participar sin ella.',
    textUnscored:
      'Tus puntuaciones están desactivadas, así que las empresas no ven ninguna. Lee de qué se compone una; puedes volver a activarlas en tu cuenta.',
    confirm: 'Lo he leído',
    confirmed: 'Lo leíste el {date}.',
  },
};
