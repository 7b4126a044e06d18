/** Texts of people-filters.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { peopleFiltersEn } from './people-filters.en.ts';

export const peopleFiltersPt: TranslationOf<typeof peopleFiltersEn> = {
  country: 'País',
  anyCountry: 'Qualquer país',
  addCountry: 'Adicionar um país',
  countryHidden: 'Os nomes estão ocultos. Por isso, os países também ficam ocultos e não dá para filtrar por eles.',
  english: 'Nível mínimo de inglês',
  anyEnglish: 'Qualquer nível',
  overlap: 'Mínimo de horas em comum',
  anyOverlap: 'Qualquer quantidade',
  overlapHours: '{hours, plural, one {# hora por dia} other {# horas por dia}}',
  overlapHelp:
    'Usamos o fuso horário da vaga escolhida. Se ela não tiver um, usamos o da sua empresa ou, por fim, o de uma das suas vagas abertas.',
  availableBy: 'Pode começar até',
  availableByHelp: 'Inclui quem não informa uma data.',
};
