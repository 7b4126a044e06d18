/** Spanish text for a company's badge and response rate. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesEs: TranslationOf<typeof companiesEn> = {
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde al {rate, number}% de las postulaciones',
    usual:
      '{hours, plural, =0 {por lo general en menos de una hora} one {por lo general en # hora} other {por lo general en # horas}}',
    usualDays: '{days, plural, one {por lo general en # día} other {por lo general en # días}}',
    promise: '{days, plural, one {Dice que responde en # día} other {Dice que responde en # días}}',
  },
};
