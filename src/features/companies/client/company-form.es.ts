/** Texts of the forms of a company's profile, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyFormEn } from './company-form.en.ts';

export const companyFormEs: TranslationOf<typeof companyFormEn> = {
  setup: {
    title: 'Perfil de la empresa',
    text: 'Cuéntanos sobre tu empresa para que podamos ayudarte a encontrar a la persona ideal.',
    submit: 'Completar registro',
    pending: 'Completando…',
    created: { title: 'Listo', text: '¡Creaste el perfil de tu empresa!' },
    aside: 'Los candidatos verán estos datos en cada vacante que publiques. Puedes cambiarlos cuando quieras.',
  },
  edit: {
    title: 'Perfil de la empresa',
    text: 'Lo que los candidatos ven de tu empresa en cada vacante que publicas.',
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
  },
};
