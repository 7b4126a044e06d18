/** Texts of a job's funnel, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { funnelEn } from './funnel.en.ts';

export const funnelEs: TranslationOf<typeof funnelEn> = {
  title: 'Hasta dónde llegan las postulaciones',
  text: 'Cuántas llegaron a cada etapa o a una posterior, y la mediana del tiempo que pasaron en ella antes de salir, hacia donde fuera.',
  hireTime: 'Tiempo mediano de la postulación a la contratación: {time}.',
  noHire: 'Aún no se contrató a nadie para este empleo.',
  cutOff: 'De las {count, number} postulaciones más recientes.',
  failed: 'No se pudieron cargar los números',
  stage: 'Etapa',
  reached: 'Llegaron',
  now: 'Ahora allí',
  time: 'Tiempo mediano',
  days: '{days, plural, one {# día} other {# días}}',
  underADay: 'Menos de un día',
  none: '–',
};
