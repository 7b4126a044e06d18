/** The words of a profile that is taken along as a PDF, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { profileSheetEn } from './profile-sheet.en.ts';

export const profileSheetPt: TranslationOf<typeof profileSheetEn> = {
  summary: 'Resumo',
  positions: 'Experiência profissional',
  education: 'Formação',
  skills: 'Habilidades',
  languages: 'Idiomas',
  availability: 'Disponibilidade',
  today: 'atual',
  native: 'nativo',
  from: 'a partir de',
  workType: { 'full-time': 'Tempo integral', 'part-time': 'Meio período', contract: 'Por contrato' },
};
