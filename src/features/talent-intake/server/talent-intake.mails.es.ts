/** Texts for the emails about applications to the marketplace, in Spanish. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { intakeMailsEn } from './talent-intake.mails.en.ts';

export const intakeMailsEs: TranslationOf<typeof intakeMailsEn> = {
  applied: 'Recibes este correo porque esta dirección se usó para postularse a {brand} como profesional.',
  member: 'Recibes este correo porque tienes una cuenta de {brand}.',
  signIn: 'Inicia sesión',
  received: {
    subject: 'Recibimos tu postulación a {brand}',
    text: 'Gracias por postularte. Una persona de nuestro equipo leerá tu postulación completa.',
    promise: `Te respondemos en ${ANSWER_BUSINESS_DAYS} días hábiles. Si te aprobamos, te enviamos tus credenciales de acceso a este correo.`,
  },
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, se postuló a {brand} con esta dirección. Esta dirección ya está vinculada a una cuenta, así que no registramos ninguna postulación. Inicia sesión para continuar.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a {brand}: aprobamos tu postulación',
    text: 'Aprobamos tu postulación. Ahora las empresas pueden encontrar tu perfil y tú puedes postularte a vacantes.',
    credentials: 'Estas son tus credenciales de acceso:',
  },
  approved: {
    subject: 'Aprobamos tu perfil en {brand}',
    text: 'Aprobamos tu perfil. Ahora las empresas pueden encontrarlo, y tus postulaciones ya no dicen «Perfil en revisión».',
  },
  job: {
    received:
      'Te postulaste a {job}, de {company}. Si te aprobamos mientras la vacante siga abierta, enviamos tu postulación a la empresa en ese mismo momento.',
    filed: 'Enviamos a {company} tu postulación a {job}. Puedes seguirla en «Mis postulaciones».',
    closed:
      'Te habías postulado a {job}, de {company}. Esa vacante ya no recibe postulaciones, así que no enviamos la tuya.',
    others: 'Estas vacantes abiertas son compatibles con tu perfil:',
    other: '{job} · {company}',
  },
  rejected: {
    subject: 'Tu postulación a {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu postulación. La leímos con atención y por ahora no podemos aceptarla.',
    again: 'Esta decisión no es un juicio sobre tu valor profesional. Puedes volver a postularte si algo cambia.',
  },
  profileRejected: {
    subject: 'Tu perfil en {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu perfil. Lo leímos con atención y por ahora no podemos aprobarlo.',
    again:
      'Esta decisión no es un juicio sobre tu valor profesional. Conservas tus mensajes y tus postulaciones anteriores. Puedes editar tu perfil en cualquier momento; al guardarlo vuelve a revisión.',
    link: 'Editar tu perfil',
  },
};
