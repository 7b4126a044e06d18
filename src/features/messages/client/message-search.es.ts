/** La búsqueda de conversaciones. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageSearchEn } from './message-search.en.ts';

export const messageSearchEs: TranslationOf<typeof messageSearchEn> = {
  people: 'Conversaciones',
  messages: 'Mensajes',
  none: 'No se encontró nada para "{query}"',
  noneText: 'La búsqueda mira personas, empresas, títulos de empleos y palabras de tus mensajes.',
  failed: 'La búsqueda no funcionó',
  archived: 'Archivada',
  own: 'Tú: ',
};
