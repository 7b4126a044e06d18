/** What the mails of applications say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationMailsEn } from './applications.mails.en.ts';

export const applicationMailsEs: TranslationOf<typeof applicationMailsEn> = {
  choose: 'Puedes elegir qué correos recibes en la página de tu cuenta.',
  declineReasons: {
    skills: 'se necesitaban otras habilidades',
    experience: 'se necesitaba más experiencia o de otro tipo',
    language: 'el nivel de idioma que se pedía',
    rate: 'la tarifa por hora',
    hours: 'el horario de trabajo',
    'position-filled': 'el puesto está cubierto',
  },
  received: {
    subject: '{candidate} se postuló a {job}',
    text: '{candidate} ({title}) se postuló a tu empleo {job}.',
    link: 'Ver la postulación',
    reason: 'Recibes este correo porque {company} publicó este empleo.',
  },
  moved: {
    note: 'Te escriben:',
    reasonGiven: 'El motivo que dieron: {reason}.',
    review:
      'Esta decisión la tomó una persona. En la página de tu postulación ves qué se sabía de ti, y durante {days, number} días puedes pedir que otra persona la revise.',
    link: 'Ver tu postulación',
    reason: 'Recibes este correo porque te postulaste a este empleo.',
    applied: {
      subject: 'Tu postulación a {job} está en revisión',
      text: '{company} está revisando tu postulación a {job}.',
    },
    interviewing: {
      subject: 'Entrevistas: {job} en {company}',
      text: 'Buenas noticias: {company} quiere conocerte. Tu postulación a {job} pasó a entrevistas. El siguiente paso es una entrevista: {company} propone horarios y tú eliges uno en la página de tu postulación.',
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
      text: 'Gracias por postularte a {job} en {company}. Decidieron no seguir con tu postulación. Esto no dice nada de tus otras postulaciones.',
    },
    reopened: {
      subject: 'Tu postulación a {job} está abierta otra vez',
      text: '{company} revirtió su decisión: tu postulación a {job} está abierta otra vez, en el punto en que estaba.',
    },
  },
};
