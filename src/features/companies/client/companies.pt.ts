/** Portuguese text for a company's badge and response rate. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesPt: TranslationOf<typeof companiesEn> = {
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde a {rate, number}% das candidaturas',
    usual:
      '{hours, plural, =0 {geralmente em menos de uma hora} one {geralmente em até # hora} other {geralmente em até # horas}}',
    usualDays: '{days, plural, one {geralmente em até # dia} other {geralmente em até # dias}}',
    promise: '{days, plural, one {Prazo de resposta informado: # dia} other {Prazo de resposta informado: # dias}}',
  },
};
