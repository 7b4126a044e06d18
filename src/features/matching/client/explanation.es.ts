/** Spanish text for the explanation of a score, loaded with it. */
import type { TranslationOf } from '#shared/translation.ts';
import type { explanationEn } from './explanation.en.ts';

export const explanationEs: TranslationOf<typeof explanationEn> = {
  factorsHeading: 'Cómo se calcula',
  times: 'cuenta ×{times} en esta vacante',
  confidenceHeading: 'Qué tan confiable es esta puntuación',
  confidenceText: {
    low: 'Faltan muchos de los datos que comparamos.',
    medium: 'Tenemos una parte de los datos que comparamos.',
    high: 'Tenemos la mayoría de los datos que comparamos.',
  },
  compared: 'Comparamos: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate:
      'Para que la puntuación sea más confiable, agrega habilidades, amplía tu biografía y completa los campos vacíos de tu perfil.',
    company:
      'Para que la puntuación sea más confiable, agrega las habilidades requeridas, amplía la descripción y completa los campos vacíos del anuncio. También ayuda que la persona complete su perfil.',
  },
  copied: {
    bio: 'La biografía o el historial laboral repite tu anuncio casi palabra por palabra.',
    skills: 'Las habilidades son las mismas de tu anuncio, palabra por palabra.',
    counts: 'El texto copiado solo cuenta por las habilidades que menciona.',
  },
  skillsHeading: 'Habilidades',
  improvementsHeading: 'Qué mejoraría la puntuación',
  hint: 'La puntuación ayuda a decidir. Nunca descarta a nadie y solo oculta a alguien si una empresa filtra por ella.',
};
