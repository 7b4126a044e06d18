/** Labels of profile fields, on screens and on the PDF of a profile, in Spanish. */
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

/** Other texts of the PDF. */
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
