/** Texts of this feature's screens, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesEs: TranslationOf<typeof companiesEn> = {
  setup: {
    title: 'Perfil de la empresa',
    text: 'Cuéntanos sobre tu empresa para ayudarte a encontrar a la persona ideal.',
    submit: 'Completar configuración',
    pending: 'Completando…',
    created: { title: 'Listo', text: '¡Perfil de la empresa creado!' },
    aside: 'Los candidatos lo ven junto a cada empleo que publicas. Puedes cambiarlo cuando quieras.',
  },
  edit: {
    title: 'Perfil de la empresa',
    text: 'Lo que los candidatos ven de tu empresa junto a cada empleo que publicas.',
    submit: 'Guardar cambios',
    pending: 'Guardando…',
    saved: { title: 'Listo', text: 'Perfil de la empresa guardado.' },
  },
  fields: {
    companyName: 'Nombre de la empresa',
    industry: 'Sector',
    companySize: 'Tamaño de la empresa',
    website: 'Sitio web',
    description: 'Descripción de la empresa',
    answerDays: 'Días para responder una postulación',
  },
  placeholders: {
    companyName: 'Harbor & Pine LLC',
    website: 'https://example.com',
    description: 'Qué hacen, para quién y cómo es trabajar con ustedes.',
  },
  chooseIndustry: 'Elige un sector',
  chooseSize: 'Elige un tamaño',
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde al {rate, number}% de las postulaciones',
    usual:
      '{hours, plural, =0 {en menos de una hora} one {por lo general en # hora} other {por lo general en # horas}}',
    usualDays: '{days, plural, one {por lo general en # día} other {por lo general en # días}}',
    promise: '{days, plural, one {Dice que responde en # día} other {Dice que responde en # días}}',
    soFar:
      '{count, plural, =0 {Aún no cuenta ninguna postulación.} one {Hasta ahora cuenta # postulación, {answered, number} con respuesta.} other {Hasta ahora cuentan # postulaciones, {answered, number} con respuesta.}} Los candidatos ven tu tasa de respuesta a partir de {needed, number} postulaciones.',
    whatCounts:
      'Una postulación cuenta cuando la respondes o cuando {days, plural, one {pasa # día} other {pasan # días}}. Si la retiran antes de tu respuesta, no cuenta.',
  },
  answerDaysHelp:
    'Los candidatos lo ven. Cuando pasan, pueden pedirte una respuesta una vez; un movimiento o un mensaje lo es.',
  preview: {
    heading: 'Lo que ven los candidatos',
    unnamed: 'Tu empresa',
    noDescription: 'Una o dos frases sobre tu empresa ayudan a los candidatos a decidirse.',
  },
};
