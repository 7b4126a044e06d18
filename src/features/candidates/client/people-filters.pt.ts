/** Texts of people-filters.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { peopleFiltersEn } from './people-filters.en.ts';

export const peopleFiltersPt: TranslationOf<typeof peopleFiltersEn> = {
  country: 'País',
  anyCountry: 'Qualquer país',
  addCountry: 'Adicionar um país',
  countryHidden: 'Como os nomes estão ocultos, os países também ficam ocultos, e não é possível filtrar por eles.',
  english: 'Nível mínimo de inglês',
  anyEnglish: 'Qualquer nível',
  overlap: 'Mínimo de horas em comum',
  anyOverlap: 'Qualquer quantidade',
  overlapHours: '{hours, plural, one {# hora por dia} other {# horas por dia}}',
  overlapHelp:
    'Usamos o fuso horário da vaga escolhida. Se a vaga não tiver fuso, usamos o da sua empresa ou, em último caso, o de uma das suas vagas abertas.',
  availableBy: 'Pode começar até',
  availableByHelp: 'Inclui quem não informa uma data.',
};
