/** Typical wording of résumés: dates and language levels in three languages. */
import type { ResumeLanguage } from './resume-languages.ts';

const MONTHS: Record<ResumeLanguage, { long: readonly string[]; short: readonly string[] }> = {
  en: {
    long: 'January February March April May June July August September October November December'.split(' '),
    short: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  },
  es: {
    long: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
    short: 'ene feb mar abr may jun jul ago sep oct nov dic'.split(' '),
  },
  pt: {
    long: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(' '),
    short: 'jan fev mar abr mai jun jul ago set out nov dez'.split(' '),
  },
};

const ONGOING: Record<ResumeLanguage, readonly string[]> = {
  en: ['Present', 'present', 'Current', 'Now', 'Today'],
  es: ['Actualidad', 'actualidad', 'presente', 'Presente', 'a la fecha', 'Actual', 'hoy'],
  pt: ['Atual', 'atual', 'presente', 'Presente', 'o momento', 'Atualmente', 'hoje'],
};

/** A format for months and ranges; `hasMonths` is false for years only. */
export interface DateForm {
  readonly hasMonths: boolean;
  readonly month: (month: string, language: ResumeLanguage) => string;
  readonly between: readonly string[];
}

const toYear = (month: string): string => month.slice(0, 4);
const monthNumber = (month: string): number => Number(month.slice(5));
const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const YEARS_ONLY: DateForm = { hasMonths: false, month: toYear, between: ['–', ' – ', '-'] };

export const DATE_FORMS: readonly DateForm[] = [
  {
    hasMonths: true,
    month: (month, language) => `${capitalize(MONTHS[language].short[monthNumber(month) - 1] ?? '')} ${toYear(month)}`,
    between: [' – ', ' - ', ' — '],
  },
  {
    hasMonths: true,
    month: (month, language) => {
      const name = MONTHS[language].long[monthNumber(month) - 1] ?? '';
      return language === 'en' ? `${name} ${toYear(month)}` : `${name} de ${toYear(month)}`;
    },
    between: [' – ', ' - ', ' to '],
  },
  { hasMonths: true, month: (month) => `${month.slice(5)}/${toYear(month)}`, between: [' – ', '-', ' - '] },
  { hasMonths: true, month: (month) => month, between: [' – ', ' / ', ' - '] },
  {
    hasMonths: true,
    month: (month, language) => `${MONTHS[language].short[monthNumber(month) - 1]}. ${toYear(month)}`,
    between: [' – ', ' - '],
  },
  {
    hasMonths: true,
    month: (month, language) => `${capitalize(MONTHS[language].short[monthNumber(month) - 1] ?? '')}/${toYear(month)}`,
    between: [' – ', ' - '],
  },
  {
    hasMonths: true,
    month: (month, language) => {
      const name = MONTHS[language].short[monthNumber(month) - 1] ?? '';
      const point = name === 'May' ? '' : '.';
      return language === 'en' ? `${name}${point} ${toYear(month)}` : `${name}. de ${toYear(month)}`;
    },
    between: [' – ', ' - ', ' — '],
  },
  {
    hasMonths: true,
    month: (month, language) => {
      const name = MONTHS[language].long[monthNumber(month) - 1] ?? '';
      return language === 'en' ? `${name}, ${toYear(month)}` : `${name} ${toYear(month)}`;
    },
    between: [' – ', ' - '],
  },
  YEARS_ONLY,
];

/** The word between two dates, if a format uses one. */
const RANGE_WORDS: Record<ResumeLanguage, string> = { en: ' to ', es: ' a ', pt: ' a ' };

/** The dates of a job or degree as written: as a range, and its start and end separately. */
export interface WrittenDates {
  readonly dates: string;
  readonly start: string;
  readonly end: string;
}

/** Writes a range. `pick` contains the separator, and a number that selects the word for a current position. */
export const writeRange = (
  { start, end }: { start: string; end: string | null },
  form: DateForm,
  language: ResumeLanguage,
  pick: { between: string; ongoing: number },
): WrittenDates => {
  const between = pick.between === ' to ' ? RANGE_WORDS[language] : pick.between;
  const words = ONGOING[language];
  const first = form.month(start, language);
  const last = end === null ? (words[pick.ongoing % words.length] ?? '') : form.month(end, language);
  return { dates: `${first}${between}${last}`, start: first, end: last };
};

export type Level = 'native' | 'C2' | 'C1' | 'B2' | 'B1' | 'A2';

/** Names of a level. Except for `native`, the first is the code itself. */
export const LEVELS: Record<ResumeLanguage, Record<Level, readonly string[]>> = {
  en: {
    native: ['Native', 'native', 'Native speaker', 'Mother tongue'],
    C2: ['C2', 'C2 (proficient)'],
    C1: ['C1', 'Fluent', 'Advanced'],
    B2: ['B2', 'Upper intermediate', 'B2 (upper intermediate)'],
    B1: ['B1', 'Intermediate'],
    A2: ['A2', 'Basic'],
  },
  es: {
    native: ['Nativo', 'nativo', 'Lengua materna'],
    C2: ['C2'],
    C1: ['C1', 'Avanzado', 'Fluido'],
    B2: ['B2', 'Intermedio alto', 'B2 (intermedio alto)'],
    B1: ['B1', 'Intermedio'],
    A2: ['A2', 'Básico'],
  },
  pt: {
    native: ['Nativo', 'nativo', 'Língua materna'],
    C2: ['C2'],
    C1: ['C1', 'Fluente', 'Avançado'],
    B2: ['B2', 'B2 (intermediário avançado)'],
    B1: ['B1', 'Intermediário'],
    A2: ['A2', 'Básico'],
  },
};

export const LANGUAGE_NAMES: Record<ResumeLanguage, Record<string, string>> = {
  en: { en: 'English', es: 'Spanish', pt: 'Portuguese', fr: 'French', de: 'German', it: 'Italian' },
  es: { en: 'Inglés', es: 'Español', pt: 'Portugués', fr: 'Francés', de: 'Alemán', it: 'Italiano' },
  pt: { en: 'Inglês', es: 'Espanhol', pt: 'Português', fr: 'Francês', de: 'Alemão', it: 'Italiano' },
};

/** The text between a degree and its field, usually a word. */
export const FIELD_CONNECTORS: Record<ResumeLanguage, readonly string[]> = {
  en: [' in ', ' in ', ' in ', ', '],
  es: [' en ', ' en ', ' en ', ', '],
  pt: [' em ', ' em ', ' em ', ', '],
};
