/** How the fields of a profile are called, on screens and on the sheet that is taken along as a PDF, in Portuguese. */
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

/** Other headings of the sheet, and what it says of itself. */
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
