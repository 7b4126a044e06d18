/** Texts of people-filters.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { peopleFiltersEn } from './people-filters.en.ts';

export const peopleFiltersPt: TranslationOf<typeof peopleFiltersEn> = {
  country: 'País',
  anyCountry: 'Qualquer país',
  addCountry: 'Adicione um país',
  countryHidden: 'Os nomes estão ocultos. Por isso, os países também ficam ocultos e não dá para filtrar por eles.',
  english: 'Inglês, no mínimo',
  anyEnglish: 'Qualquer nível',
  overlap: 'Horas em comum, no mínimo',
  anyOverlap: 'Qualquer quantidade',
  overlapHours: '{hours, plural, one {# hora por dia} other {# horas por dia}}',
  overlapHelp:
    'Contamos com o fuso horário da vaga escolhida; se ela não tiver, com o da sua empresa e, por fim, com o de uma das suas vagas abertas.',
  availableBy: 'Disponível até',
  availableByHelp: 'Inclui quem não informa uma data.',
};
