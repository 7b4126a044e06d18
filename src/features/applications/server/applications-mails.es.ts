/** Texts of the mails about applications, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationsMailsEn } from './applications-mails.en.ts';

export const applicationsMailsEs: TranslationOf<typeof applicationsMailsEn> = {
  choose: 'Puedes elegir qué correos recibes en la página de tu cuenta.',
  received: {
    subject: '{candidate} se postuló a {job}',
    text: '{candidate} ({title}) se postuló a tu empleo {job}.',
    link: 'Ver la postulación',
    reason: 'Recibes este correo porque {company} publicó este empleo.',
  },
  moved: {
    note: 'Te escriben:',
    link: 'Ver tu postulación',
    reason: 'Recibes este correo porque te postulaste a este empleo.',
    applied: {
      subject: 'Tu postulación a {job} está en revisión',
      text: '{company} está revisando tu postulación a {job}.',
    },
    interviewing: {
      subject: 'Entrevistas: {job} en {company}',
      text: 'Buenas noticias: {company} quiere conocerte. Tu postulación a {job} pasó a entrevistas.',
    },
    offered: {
      subject: '{company} te hizo una oferta',
      text: '¡Felicitaciones! {company} te ofrece el puesto {job}. Puedes aceptarlo o rechazarlo en la página de tu postulación.',
    },
    hired: {
      subject: 'El puesto es tuyo: {job} en {company}',
      text: '¡Felicitaciones! El puesto {job} en {company} es tuyo.',
    },
    declined: {
      subject: 'Tu postulación a {job} en {company}',
      text: 'Gracias por postularte a {job} en {company}. Decidieron no seguir con tu postulación. Esto no dice nada de tus otras postulaciones, y cada día llegan empleos nuevos.',
    },
    reopened: {
      subject: 'Tu postulación a {job} está abierta otra vez',
      text: '{company} revirtió su decisión: tu postulación a {job} está abierta otra vez, en el punto en que estaba.',
    },
  },
};
