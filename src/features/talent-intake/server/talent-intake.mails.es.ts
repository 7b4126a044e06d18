/** What the mails of talent intake say, in Spanish. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { intakeMailsEn } from './talent-intake.mails.en.ts';

export const intakeMailsEs: TranslationOf<typeof intakeMailsEn> = {
  applied: 'Recibes este correo porque esta dirección se usó para postularse a {brand} como profesional.',
  member: 'Recibes este correo porque tienes una cuenta de {brand}.',
  signIn: 'Inicia sesión',
  received: {
    subject: 'Recibimos tu postulación a {brand}',
    text: 'Gracias por postularte. Tu postulación está con nuestro equipo, y una persona la leerá completa.',
    promise: `Tendrás noticias nuestras en un plazo de ${ANSWER_BUSINESS_DAYS} días hábiles. Si la aprobamos, tus credenciales de acceso llegan a esta dirección.`,
  },
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, se postuló a {brand} con esta dirección. Ya tiene una cuenta, así que no se registró ninguna postulación. Inicia sesión para usar la cuenta.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a {brand}: estás dentro',
    text: 'Tu postulación fue aprobada. Ahora las empresas pueden encontrar tu perfil y tú puedes postularte a empleos.',
    credentials: 'Estas son tus credenciales de acceso:',
  },
  approved: {
    subject: 'Tu perfil de {brand} fue aprobado',
    text: 'Tu perfil fue aprobado. Ahora las empresas pueden encontrarlo, y tus postulaciones ya no dicen «Perfil en revisión».',
  },
  rejected: {
    subject: 'Tu postulación a {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu postulación. Tras leerla con atención, por ahora no podemos ofrecerte un lugar.',
    again: 'Esto no juzga tu valor profesional. Puedes volver a postularte cuando algo haya cambiado.',
  },
  profileRejected: {
    subject: 'Tu perfil en {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu perfil. Tras leerlo con atención, por ahora no podemos aprobarlo.',
    again:
      'Esto no juzga tu valor profesional. Tus mensajes y tus postulaciones anteriores se quedan. Puedes editar tu perfil en cualquier momento; al guardarlo vuelve a revisión.',
    link: 'Editar tu perfil',
  },
};
