/** Texts of browse-people.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { browsePeopleEn } from './browse-people.en.ts';

export const browsePeopleEs: TranslationOf<typeof browsePeopleEn> = {
  total: '{count, plural, one {# persona} other {# personas}}',
  relevance: 'Relevancia',
  searchFirst: 'Primero los perfiles más cercanos a tu búsqueda, luego por puntuación',
  searchOnly: 'Primero los perfiles más cercanos a tu búsqueda',
  view: 'Vista',
};
