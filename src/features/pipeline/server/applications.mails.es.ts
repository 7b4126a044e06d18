/** Spanish text for emails about applications. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationMailsEn } from './applications.mails.en.ts';

export const applicationMailsEs: TranslationOf<typeof applicationMailsEn> = {
  choose: 'En la página de tu cuenta puedes elegir qué correos recibes.',
  declineReasons: {
    skills: 'se necesitaban otras habilidades',
    experience: 'se necesitaba más experiencia o una distinta',
    language: 'el nivel de idioma que se pedía',
    rate: 'la tarifa por hora',
    hours: 'el horario de trabajo',
    'position-filled': 'el puesto está cubierto',
  },
  received: {
    subject: '{candidate} se postuló a {job}',
    text: '{candidate} ({title}) se postuló a tu vacante {job}.',
    link: 'Ver la postulación',
    reason: 'Recibes este correo porque {company} publicó esta vacante.',
  },
  moved: {
    note: 'La empresa te escribió:',
    reasonGiven: 'El motivo que dio la empresa: {reason}.',
    review:
      'Esta decisión la tomó una persona. En tu postulación puedes ver qué datos tuyos tenía y, durante {days, number} días, pedir que alguien más revise la decisión.',
    notReviewable:
      'Esta decisión la tomó una persona. En tu postulación puedes ver qué datos tuyos tenía. Después la empresa eliminó su cuenta, así que esta decisión ya no se puede revisar.',
    link: 'Ver tu postulación',
    reason: 'Recibes este correo porque te postulaste a esta vacante.',
    applied: {
      subject: 'Tu postulación a {job} está en revisión',
      text: '{company} está revisando tu postulación a {job}.',
    },
    interviewing: {
      subject: '{company} quiere entrevistarte para {job}',
      text: 'Buenas noticias: {company} quiere conocerte. Tu postulación a {job} pasó a entrevistas. La empresa propondrá horarios para una entrevista y podrás elegir uno en tu postulación.',
    },
    offered: {
      subject: '{company} te hizo una oferta',
      text: '¡Felicitaciones! {company} te hizo una oferta para {job}. Puedes aceptarla o rechazarla en tu postulación.',
    },
    hired: {
      subject: 'El puesto es tuyo: {job} en {company}',
      text: '¡Felicitaciones! El puesto de {job} en {company} es tuyo.',
    },
    declined: {
      subject: 'Tu postulación a {job} en {company}',
      text: 'Gracias por postularte a {job} en {company}. La empresa decidió no seguir con tu postulación. Tus otras postulaciones siguen igual.',
    },
    companyDeleted: {
      subject: 'Tu postulación a {job} en {company}',
      text: '{company} eliminó su cuenta, así que tu postulación a {job} terminó. Tus otras postulaciones siguen igual.',
    },
    reopened: {
      subject: 'Tu postulación a {job} está abierta de nuevo',
      text: '{company} cambió su decisión. Tu postulación a {job} está abierta de nuevo, en la etapa en que estaba.',
    },
  },
};
