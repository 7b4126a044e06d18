/** Texts of emails about replies and appeals, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { answerMailsEn } from './answers.mails.en.ts';

export const answerMailsEs: TranslationOf<typeof answerMailsEn> = {
  reason: 'Recibes este correo porque {company} publicó esta vacante.',
  asked: {
    subject: '{candidate} pidió una respuesta: {job}',
    text: '{candidate} se postuló a {job} hace más de {days, plural, one {# día} other {# días}}, el plazo que indicas para responder, y quiere saber cómo va su postulación. Puedes responder con un mensaje o con un cambio de etapa.',
    link: 'Ver la postulación',
  },
  warned: {
    subject: '{job}: responde antes de que se pause la vacante',
    text: '{count, number} personas que se postularon a {job} pidieron una respuesta y siguen esperando. Si otra persona pide una respuesta, pausaremos la vacante.',
    link: 'Ver la vacante',
  },
  paused: {
    subject: '{job} está en pausa',
    text: '{count, number} personas que se postularon a {job} pidieron una respuesta y siguen esperando, por eso la vacante está en pausa. Cuando todas tengan una respuesta, podrás reabrirla.',
    link: 'Ver la vacante',
  },
  review: {
    note: 'Quien hizo la revisión escribió:',
    link: 'Ver tu postulación',
    reason: 'Recibes este correo porque pediste esta revisión.',
    upheld: {
      subject: 'Resultado de la revisión que pediste: {job} en {company}',
      text: 'Alguien que no había tomado la decisión revisó tu postulación a {job} en {company}. La decisión se mantuvo.',
    },
    reopened: {
      subject: 'Tu postulación a {job} está abierta de nuevo',
      text: 'Alguien que no había tomado la decisión revisó tu postulación a {job} en {company}. Ahora la postulación está abierta de nuevo.',
    },
    reversed: {
      subject: 'Tu postulación a {job} está abierta de nuevo',
      text: '{company} cambió la decisión que pediste revisar. Tu postulación a {job} está abierta de nuevo, así que la revisión se cerró.',
    },
    ended: {
      subject: 'La revisión que pediste terminó: {job} en {company}',
      text: '{company} eliminó su cuenta, así que la revisión que pediste terminó sin respuesta. Tu postulación a {job} sigue descartada. Tus otras postulaciones siguen igual.',
    },
  },
};
