/** Spanish text for a company's to-do list. */
import type { TranslationOf } from '#shared/translation.ts';
import type { todoEn } from './todo.en.ts';

export const todoEs: TranslationOf<typeof todoEn> = {
  title: 'Pendientes',
  failed: 'No pudimos cargar tus pendientes',
  done: 'No tienes pendientes',
  doneText: 'Aquí verás las nuevas postulaciones, las respuestas y las entrevistas.',
  waiting: 'Esperan tu respuesta',
  offers: 'Ofertas sin respuesta',
  interviews: 'Entrevistas de hoy',
  all: 'Ver todo: {list}',
  allShort: 'Ver todo',
  more: '{count, plural, other {y # más}}',
  moreCutOff: 'y más',
  countCutOff: '{count, number}+',
  expires: 'Vence: {when}',
  withoutTerms: 'Condiciones sin indicar',
  join: 'Unirme a la llamada con {name}',
  joinShort: 'Unirme',
};
