/** The words of a profile that is taken along as a PDF, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileSheetEn } from './profile-sheet.en.ts';

export const profileSheetEs: TranslationOf<typeof profileSheetEn> = {
  summary: 'Resumen',
  positions: 'Experiencia laboral',
  education: 'Educación',
  skills: 'Habilidades',
  languages: 'Idiomas',
  availability: 'Disponibilidad',
  today: 'actualidad',
  native: 'nativo',
  from: 'desde el',
  workType: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
};
