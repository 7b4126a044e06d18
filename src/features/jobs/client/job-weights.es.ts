/** Spanish version of job-weights.en.ts. */
import type { TranslationOf } from '#shared/translation.ts';
import type { jobWeightsEn } from './job-weights.en.ts';

export const jobWeightsEs: TranslationOf<typeof jobWeightsEn> = {
  title: 'Qué cuenta más y qué cuenta menos',
  text: 'En esta vacante, cada aspecto de la puntuación puede contar desde la mitad hasta el doble de lo habitual. La puntuación sigue entre 0 y 100, no se oculta a nadie y los candidatos ven lo que elegiste.',
  usual: 'Lo habitual',
  times: '{times} veces',
  more: 'Cuenta más: {factors}.',
  less: 'Cuenta menos: {factors}.',
  none: 'Todos los aspectos tienen el peso habitual.',
};
