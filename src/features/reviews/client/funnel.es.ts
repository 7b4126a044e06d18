/** Spanish text for a job's funnel. */
import type { TranslationOf } from '#shared/translation.ts';
import type { funnelEn } from './funnel.en.ts';

export const funnelEs: TranslationOf<typeof funnelEn> = {
  title: 'Hasta dónde llegan las postulaciones',
  text: 'Cuántas postulaciones llegaron a cada etapa o a una posterior, y la mediana del tiempo que pasaron en cada etapa antes de avanzar o salir.',
  hireTime: 'Mediana de tiempo desde la postulación hasta la contratación: {time}.',
  noHire: 'Aún no se ha contratado a nadie para esta vacante.',
  cutOff: 'Según las {count, number} postulaciones más recientes.',
  failed: 'No pudimos cargar las cifras',
  empty: 'Aún no hay cifras',
  emptyText: 'Cuando lleguen postulaciones, aquí verás hasta dónde avanzan y cuánto dura cada etapa.',
  stage: 'Etapa',
  reached: 'Llegaron',
  now: 'Ahora',
  time: 'Mediana de tiempo',
  days: '{days, plural, one {# día} other {# días}}',
  underADay: '< 1 día',
  none: '–',
};
