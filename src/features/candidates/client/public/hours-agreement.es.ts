/** Texts of the agreement to more hours, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hoursAgreementEn } from './hours-agreement.en.ts';

export const hoursAgreementEs: TranslationOf<typeof hoursAgreementEn> = {
  acknowledge: 'Entiendo que son más de {limit, number} horas a la semana',
  ownMore:
    'Tus contrataciones en esta plataforma cuentan como {committed, number} horas a la semana. Con las {offered, number} de este trabajo serían {total, number}.',
  ownTotal: 'Este trabajo es de {total, number} horas a la semana.',
  counted: 'La oferta no indica las horas; para este tipo de trabajo contamos {offered, number}.',
};
