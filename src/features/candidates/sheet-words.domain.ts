/** The words of a profile that is taken along as a PDF, in the language of its person. The PDF is made on the server, so no catalog of a screen has them. */
import type { Language } from '#shared/languages.ts';
import type { WorkType } from '#shared/vocabulary.ts';

export interface SheetWords {
  summary: string;
  positions: string;
  education: string;
  skills: string;
  languages: string;
  availability: string;
  /** In the place of an end. */
  today: string;
  native: string;
  from: string;
  workType: Readonly<Record<WorkType, string>>;
}

export const SHEET_WORDS: Readonly<Record<Language, SheetWords>> = {
  en: {
    summary: 'Summary',
    positions: 'Work experience',
    education: 'Education',
    skills: 'Skills',
    languages: 'Languages',
    availability: 'Availability',
    today: 'present',
    native: 'native',
    from: 'from',
    workType: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
  },
  es: {
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
  },
  pt: {
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
  },
};
