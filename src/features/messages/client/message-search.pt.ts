/** A busca de conversas. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageSearchEn } from './message-search.en.ts';

export const messageSearchPt: TranslationOf<typeof messageSearchEn> = {
  people: 'Conversas',
  messages: 'Mensagens',
  none: 'Nada encontrado para "{query}"',
  noneText: 'A busca procura pessoas, empresas, títulos de vagas e palavras nas suas mensagens.',
  failed: 'A busca não funcionou',
  archived: 'Arquivada',
  own: 'Você: ',
};
