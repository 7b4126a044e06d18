/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesEs: TranslationOf<typeof companiesEn> = {
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde al {rate, number}% de las postulaciones',
    usual:
      '{hours, plural, =0 {en menos de una hora} one {por lo general en # hora} other {por lo general en # horas}}',
    usualDays: '{days, plural, one {por lo general en # día} other {por lo general en # días}}',
    promise: '{days, plural, one {Plazo de respuesta que indica: # día} other {Plazo de respuesta que indica: # días}}',
    soFar:
      '{count, plural, =0 {Todavía no hay postulaciones para el cálculo.} one {Hasta ahora contamos # postulación, {answered, number} con respuesta.} other {Hasta ahora contamos # postulaciones, {answered, number} con respuesta.}} Los candidatos ven tu porcentaje de respuesta a partir de {needed, number} postulaciones.',
    whatCounts:
      'Una postulación entra en el cálculo cuando la respondes o cuando {days, plural, one {pasa # día} other {pasan # días}}. Si la persona la retira antes de tu respuesta, no se cuenta.',
  },
};
