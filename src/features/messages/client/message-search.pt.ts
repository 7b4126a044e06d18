/** Portuguese version of `message-search.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageSearchEn } from './message-search.en.ts';

export const messageSearchPt: TranslationOf<typeof messageSearchEn> = {
  people: 'Conversas',
  messages: 'Mensagens',
  none: 'Nenhum resultado para “{query}”',
  noneText: 'Busque uma pessoa, uma empresa, uma vaga ou palavras de uma mensagem.',
  failed: 'Não foi possível buscar',
  archived: 'Arquivada',
  own: 'Você: ',
};
