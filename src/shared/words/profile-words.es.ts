/** How the fields of a profile are called, on screens and on the sheet that is taken along as a PDF, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileFieldsEn, profileSheetEn } from './profile-words.en.ts';

export const profileFieldsEs: TranslationOf<typeof profileFieldsEn> = {
  jobTitle: 'Puesto',
  skills: 'Habilidades',
  experience: 'Años de experiencia',
  hourlyRate: 'Tarifa por hora',
  availability: 'Disponibilidad',
  timezone: 'Zona horaria',
  bio: 'Biografía profesional',
};

/** Other headings of the sheet, and what it says of itself. */
export const profileSheetEs: TranslationOf<typeof profileSheetEn> = {
  summary: 'Resumen',
  positions: 'Experiencia laboral',
  education: 'Educación',
  languages: 'Idiomas',
  today: 'actualidad',
  started: 'inicio:',
  native: 'nativo',
  from: 'desde el',
  workType: { 'full-time': 'Tiempo completo', 'part-time': 'Medio tiempo', contract: 'Por contrato' },
};
