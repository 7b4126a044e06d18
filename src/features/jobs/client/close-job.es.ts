/** Los textos de close-job.en.ts en español. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobEs: TranslationOf<typeof closeJobEn> = {
  title: '¿Cerrar este empleo?',
  text: 'Los candidatos ya no encontrarán {job}, y puedes reabrirlo más adelante si no debes respuestas a postulantes.',
  question: '¿Qué pasa con los postulantes sin decisión?',
  keep: 'Conservar',
  choices: 'Conservar deja todas las postulaciones como están. Quienes descartes leerán el motivo y tu nota.',
  decline: 'Cerrar y descartar',
  declineSome: 'Cerrar y descartar {count, number}',
  ends: 'Se descartan: {kinds}.',
  endsNone: 'Todas las personas que quedan tienen una oferta abierta o una entrevista reservada.',
  kinds: {
    pending: '{count, plural, one {# pendiente} other {# pendientes}} de revisión',
    applied: '{count, number} en revisión',
    interviewing: '{count, number} en entrevistas',
    offered: '{count, number} con una oferta que ya no es válida',
    bookedInterview: '{count, number} con una entrevista reservada',
    openOffer: '{count, number} con una oferta abierta',
  },
  includeOpen: 'Descartar también {kinds}',
  includeOpenHelp:
    'Si no, se conservan como están. Si sí, se retiran las ofertas y se cancelan las entrevistas por venir.',
  keptOpen: {
    offer: 'Se conserva: oferta abierta',
    interview: 'Se conserva: entrevista reservada',
  },
  reason: 'Motivo',
  each: 'Cada postulante',
  asRest: 'Como arriba',
  outcomeOf: 'Resultado para {name}',
  note: 'Nota para los postulantes descartados',
  noteHelp: 'Opcional. Todos los descartados leen la misma nota.',
  cancel: 'Cancelar',
  confirm: 'Cerrar empleo',
  closing: 'Cerrando…',
};
