/** Los textos de close-job.en.ts en español. */
import type { TranslationOf } from '#shared/translation.ts';
import type { closeJobEn } from './close-job.en.ts';

export const closeJobEs: TranslationOf<typeof closeJobEn> = {
  title: '¿Cerrar este empleo?',
  text: 'Los candidatos ya no encontrarán {job}. Puedes reabrirlo más adelante.',
  question: '¿Qué pasa con los postulantes sin decisión?',
  keep: 'Conservar',
  choices:
    'Conservar deja todas las postulaciones como están. A quienes descartas se les avisa por correo, con el motivo y tu nota.',
  declineSome: 'Cerrar y descartar {count, number}',
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
