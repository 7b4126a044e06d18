/** Labels of profile fields, on screens and on the PDF of a profile, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileFieldsEn, profileSheetEn } from './profile-words.en.ts';

export const profileFieldsPt: TranslationOf<typeof profileFieldsEn> = {
  jobTitle: 'Cargo',
  skills: 'Habilidades',
  experience: 'Anos de experiência',
  hourlyRate: 'Valor por hora',
  availability: 'Disponibilidade',
  timezone: 'Fuso horário',
  bio: 'Biografia profissional',
};

/** Other texts of the PDF. */
export const profileSheetPt: TranslationOf<typeof profileSheetEn> = {
  summary: 'Resumo',
  positions: 'Experiência profissional',
  education: 'Formação',
  languages: 'Idiomas',
  today: 'atual',
  started: 'início:',
  native: 'nativo',
  from: 'a partir de',
  workType: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
};
