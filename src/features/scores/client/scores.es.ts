/** Texts around the notice about scores, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { scoresEn } from './scores.en.ts';

export const scoresEs: TranslationOf<typeof scoresEn> = {
  notice: {
    title: 'Cómo funcionan las puntuaciones',
    text: 'Las empresas ven una puntuación que muestra qué tan bien coincide tu perfil con su vacante. Lee cómo se calcula y cómo participar sin ella.',
    textUnscored:
      'Tus puntuaciones están desactivadas, así que las empresas no las ven. Lee cómo se calculan. Puedes volver a activarlas en tu cuenta.',
    confirm: 'Ya lo leí',
    confirmed: 'Lo leíste el {date}.',
  },
};
