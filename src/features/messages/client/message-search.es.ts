/** Spanish version of `message-search.en.ts`. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageSearchEn } from './message-search.en.ts';

export const messageSearchEs: TranslationOf<typeof messageSearchEn> = {
  people: 'Conversaciones',
  messages: 'Mensajes',
  none: 'Sin resultados para «{query}»',
  noneText: 'Busca una persona, una empresa, una vacante o palabras de un mensaje.',
  failed: 'No se pudo buscar',
  archived: 'Archivada',
  own: 'Tú: ',
};
