/** Spanish text for the forms of a company's profile. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyFormEn } from './company-form.en.ts';

export const companyFormEs: TranslationOf<typeof companyFormEn> = {
  setup: {
    title: 'Perfil de la empresa',
    text: 'Cuéntanos sobre tu empresa para que podamos ayudarte a encontrar a la persona ideal.',
    submit: 'Completar registro',
    pending: 'Completando…',
    created: { title: 'Listo', text: '¡Creaste el perfil de tu empresa!' },
    aside:
      'Los candidatos verán estos datos en la página de tu empresa. Cada vacante que publiques tendrá un enlace a esa página. Puedes cambiar los datos cuando quieras.',
  },
  edit: {
    title: 'Perfil de la empresa',
    text: 'Lo que los candidatos ven en la página de tu empresa. Cada vacante que publicas tiene un enlace a esa página.',
    readOnly: 'Lo que los candidatos ven de tu empresa. Las personas responsables de la cuenta pueden cambiarlo.',
    submit: 'Guardar cambios',
    pending: 'Guardando…',
    saved: { title: 'Listo', text: 'Guardamos el perfil de tu empresa.' },
  },
  fields: {
    companyName: 'Nombre de la empresa',
    industry: 'Sector',
    companySize: 'Tamaño de la empresa',
    website: 'Sitio web',
    description: 'Descripción de la empresa',
    answerDays: 'Días para responder a una postulación',
  },
  placeholders: {
    companyName: 'Harbor & Pine LLC',
    website: 'https://example.com',
    description: 'A qué se dedican, quiénes son sus clientes y cómo es trabajar con ustedes.',
  },
  chooseIndustry: 'Elige un sector',
  chooseSize: 'Elige un tamaño',
  answerDaysHelp:
    'Los candidatos ven este plazo. Cuando se cumple, pueden pedirte una respuesta una sola vez. Un cambio de etapa o un mensaje cuenta como respuesta.',
  preview: {
    heading: 'Lo que ven los candidatos',
    unnamed: 'Tu empresa',
    noDescription: 'Una o dos frases sobre tu empresa ayudan a los candidatos a decidirse.',
    notWritten: 'Todavía no hay descripción.',
  },
  answers: {
    soFar:
      '{count, plural, =0 {Todavía no tienes postulaciones que podamos contar.} one {Hasta ahora contamos # postulación, {answered, number} con respuesta.} other {Hasta ahora contamos # postulaciones, {answered, number} con respuesta.}} Los candidatos ven tu porcentaje de respuesta a partir de {needed, number} postulaciones.',
    whatCounts:
      'Contamos una postulación cuando la respondes o cuando {days, plural, one {pasa # día} other {pasan # días}}. Si la persona la retira antes de tu respuesta, no la contamos.',
  },
};
