/** Texts of a company's to-do list, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { todoEn } from './todo.en.ts';

export const todoEs: TranslationOf<typeof todoEn> = {
  title: 'Por hacer',
  failed: 'No se pudo cargar lo que tienes por hacer',
  done: 'Nada te espera',
  doneText: 'Las postulaciones nuevas, las respuestas y las entrevistas aparecen aquí.',
  toReview: 'Por revisar',
  waiting: 'Esperan por ti',
  offers: 'Ofertas sin respuesta',
  interviews: 'Entrevistas de hoy',
  all: 'Ver todo: {list}',
  allShort: 'Ver todo',
  more: '{count, plural, other {y # más}}',
  moreCutOff: 'y más',
  countCutOff: '{count, number}+',
  expires: 'Vence {when}',
  withoutTerms: 'Sin condiciones',
  join: 'Unirte a la llamada con {name}',
  joinShort: 'Unirte',
};
