/** Spanish version of close-job.en.ts. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobEs: TranslationOf<typeof closeJobEn> = {
  title: '¿Cerrar esta vacante?',
  text: 'Los candidatos ya no encontrarán {job} y nadie podrá postularse. Podrás reabrir la vacante más adelante, salvo que aún debas una respuesta a alguien que se postuló.',
  question: '¿Qué quieres hacer con las postulaciones sin decisión?',
  keep: 'Conservar',
  closeAndKeep: 'Cerrar y conservar',
  choices:
    'Si eliges «Cerrar y conservar», todas las postulaciones siguen como están. Si descartas alguna, la persona verá el motivo y tu nota.',
  decline: 'Cerrar y descartar',
  declineSome: 'Cerrar y descartar {count, number}',
  ends: 'Con «Cerrar y descartar», se descartarán: {kinds}.',
  endsNone: 'Todas las personas que quedan tienen una oferta abierta o una entrevista confirmada.',
  kinds: {
    pending: '{count, plural, one {# pendiente} other {# pendientes}} de revisión',
    applied: '{count, number} en revisión',
    interviewing: '{count, number} en entrevistas',
    offered: '{count, number} con una oferta que ya no está abierta',
    bookedInterview: '{count, number} con una entrevista confirmada',
    openOffer: '{count, number} con una oferta abierta',
  },
  includeOpen: 'Descartar también {kinds}',
  includeOpenHelp:
    'Si no marcas esta casilla, esas postulaciones siguen como están. Si la marcas, se retiran sus ofertas y se cancelan sus próximas entrevistas.',
  keptOpen: {
    offer: 'Se conserva: oferta abierta',
    interview: 'Se conserva: entrevista confirmada',
  },
  reason: 'Motivo',
  each: 'Cada persona',
  asRest: 'Igual que arriba',
  outcomeOf: 'Decisión sobre {name}',
  note: 'Nota para las personas descartadas',
  noteHelp: 'Opcional. Todas recibirán la misma nota.',
  cancel: 'Cancelar',
  confirm: 'Cerrar vacante',
  closing: 'Cerrando…',
};
