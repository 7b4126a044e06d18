/** Texts of the agreement to more hours, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { hoursAgreementEn } from './hours-agreement.en.ts';

export const hoursAgreementPt: TranslationOf<typeof hoursAgreementEn> = {
  acknowledge: 'Entendo que são mais de {limit, number} horas por semana',
  ownMore:
    'Suas contratações nesta plataforma contam como {committed, number} horas por semana. Com as {offered, number} desta vaga, seriam {total, number}.',
  ownTotal: 'Esta vaga é de {total, number} horas por semana.',
  counted: 'A oferta não informa as horas; para este tipo de vaga, contamos {offered, number}.',
};
