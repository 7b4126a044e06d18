/** Texts of browse-people.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { browsePeopleEn } from './browse-people.en.ts';

export const browsePeoplePt: TranslationOf<typeof browsePeopleEn> = {
  total: '{count, plural, one {# pessoa} other {# pessoas}}',
  relevance: 'Relevância',
  searchFirst: 'Primeiro os perfis mais próximos da sua busca, depois por pontuação',
  searchOnly: 'Primeiro os perfis mais próximos da sua busca',
  view: 'Visualização',
};
