/** What the mails of answers say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { answerMailsEn } from './answers.mails.en.ts';

export const answerMailsEs: TranslationOf<typeof answerMailsEn> = {
  reason: 'Recibes este correo porque {company} publicó este empleo.',
  asked: {
    subject: '{candidate} pide una respuesta: {job}',
    text: '{candidate} se postuló a {job} hace más de {days, plural, one {# día} other {# días}}, el plazo en que dices que respondes, y pregunta en qué punto está. Un movimiento o un mensaje es una respuesta.',
    link: 'Ver la postulación',
  },
  warned: {
    subject: '{job}: responde antes de que el empleo se pause',
    text: '{count, number} personas que se postularon a {job} pidieron una respuesta y no la tienen. Si una más la pide, el empleo se pausa.',
    link: 'Ver el empleo',
  },
  paused: {
    subject: '{job} está en pausa',
    text: '{count, number} personas que se postularon a {job} pidieron una respuesta y no la tienen, por eso el empleo está en pausa. Cuando todas la tengan podrás abrirlo otra vez.',
    link: 'Ver el empleo',
  },
  review: {
    note: 'Lo que escribe quien la revisó:',
    link: 'Ver tu postulación',
    reason: 'Recibes este correo porque pediste esta revisión.',
    upheld: {
      subject: 'Tu revisión: {job} en {company}',
      text: 'Una persona distinta de la que decidió revisó tu postulación a {job} en {company}. La decisión se mantiene.',
    },
    reopened: {
      subject: 'Tu postulación a {job} está abierta otra vez',
      text: 'Una persona distinta de la que decidió revisó tu postulación a {job} en {company}. Está abierta otra vez.',
    },
  },
};
