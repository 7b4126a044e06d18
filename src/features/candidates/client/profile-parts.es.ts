/** Texts of the optional profile parts and of reading résumés, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profilePartsEn } from './profile-parts.en.ts';

export const profilePartsEs: TranslationOf<typeof profilePartsEn> = {
  level: {
    A1: 'A1, principiante',
    A2: 'A2, elemental',
    B1: 'B1, intermedio',
    B2: 'B2, intermedio alto',
    C1: 'C1, avanzado',
    C2: 'C2, dominio completo',
    native: 'Nativo',
  },
  shortLevel: {
    native: 'nativo',
  },
  shown: {
    workHistory: 'Experiencia laboral',
    education: 'Educación',
    languages: 'Idiomas',
    place: 'Ubicación',
    english: 'Inglés',
    availableFrom: 'Disponible desde',
    present: 'actualidad',
    started: 'inicio: {date}',
    resume: 'Descargar currículum',
    resumePages: {
      title: 'Currículum',
      page: 'Página {page, number} del currículum',
      more: 'El archivo tiene más páginas. Descárgalo para leerlas.',
      word: 'Este currículum es un documento de Word. Descárgalo para leerlo.',
    },
    months: '{count, plural, one {# mes} other {# meses}}',
    years: '{count, plural, one {# año} other {# años}}',
  },
};
