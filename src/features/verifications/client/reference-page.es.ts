/** The page where someone gives a reference, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { referencePageEn } from './reference-page.en.ts';

export const referencePageEs: TranslationOf<typeof referencePageEn> = {
  head: {
    title: 'Dar una referencia',
    description: 'Cuéntanos de alguien con quien trabajaste.',
    share: { kicker: 'En tus palabras', title: 'Dar una referencia' },
  },
  title: 'Dar una referencia',
  text: 'Cuatro preguntas sobre cómo fue trabajar con esta persona. Solo nuestro equipo de revisión lee tus respuestas.',
  tagline: 'Cuéntanos con tus palabras cómo es esta persona en el trabajo.',
  privacy: 'Qué guardamos sobre ti',
};
