/** Portuguese text for a company's badge and response rate. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesPt: TranslationOf<typeof companiesEn> = {
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde a {rate, number}% das candidaturas',
    usual:
      '{hours, plural, =0 {em geral em menos de uma hora} one {em geral em até # hora} other {em geral em até # horas}}',
    usualDays: '{days, plural, one {em geral em até # dia} other {em geral em até # dias}}',
    promise: '{days, plural, one {Prazo de resposta informado: # dia} other {Prazo de resposta informado: # dias}}',
  },
};
