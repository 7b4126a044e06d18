/** Texts of the mails around an application to the market, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { talentIntakeMailsEn } from './talent-intake-mails.en.ts';

export const talentIntakeMailsEs: TranslationOf<typeof talentIntakeMailsEn> = {
  applied: 'Recibes este correo porque esta dirección se usó para postularse a {brand} como profesional.',
  member: 'Recibes este correo porque tienes una cuenta de {brand}.',
  signIn: 'Inicia sesión',
  received: {
    subject: 'Recibimos tu postulación a {brand}',
    text: 'Gracias por postularte. Tu postulación está con nuestro equipo, y una persona la leerá completa.',
    promise:
      'Tendrás noticias nuestras en un plazo de 2 a 3 días hábiles. Si la aprobamos, tus credenciales de acceso llegan a esta dirección.',
  },
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, se postuló a {brand} con esta dirección. Ya tiene una cuenta, así que inicia sesión para mantener tu perfil al día.',
  },
  welcome: {
    subject: 'Te damos la bienvenida a {brand}: estás dentro',
    text: 'Tu postulación fue aprobada. Ahora las empresas pueden encontrar tu perfil y tú puedes postularte a empleos.',
    credentials: 'Estas son tus credenciales de acceso:',
  },
  approved: {
    subject: 'Tu perfil de {brand} fue aprobado',
    text: 'Tu perfil fue aprobado. Ahora las empresas pueden encontrarlo, y tus postulaciones ya no dicen que la verificación está en curso.',
  },
  rejected: {
    subject: 'Tu postulación a {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu postulación. Tras leerla con atención, por ahora no podemos ofrecerte un lugar.',
    again:
      'Eso no dice nada de tu valor profesional: depende de lo que las empresas buscan aquí en este momento. Puedes volver a postularte cuando tengas más experiencia.',
  },
  profileRejected: {
    subject: 'Tu perfil en {brand}',
    text: 'Gracias por el tiempo que dedicaste a tu perfil. Tras leerlo con atención, por ahora no podemos aprobarlo.',
    again:
      'Eso no dice nada de tu valor profesional: depende de lo que las empresas buscan aquí en este momento. Tus mensajes y tus postulaciones anteriores se quedan. Cuando tu perfil tenga más que decir, edítalo; al guardarlo vuelve a revisión.',
    link: 'Editar tu perfil',
  },
};
