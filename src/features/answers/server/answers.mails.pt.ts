/** Texts of emails about replies and appeals, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { answerMailsEn } from './answers.mails.en.ts';

export const answerMailsPt: TranslationOf<typeof answerMailsEn> = {
  reason: 'Você recebeu este e-mail porque a {company} publicou esta vaga.',
  asked: {
    subject: '{candidate} pediu uma resposta: {job}',
    text: '{candidate} se candidatou à vaga {job} e quer saber como está a candidatura. Os candidatos veem que você responde em até {days, plural, one {# dia} other {# dias}}, e esse prazo já expirou. Envie uma mensagem ou mude a candidatura de etapa.',
    link: 'Ver a candidatura',
  },
  warned: {
    subject: '{job}: responda antes que a vaga seja pausada',
    text: '{count, number} pessoas que se candidataram à vaga {job} pediram uma resposta e continuam esperando. Se mais uma pessoa pedir, a vaga será pausada.',
    link: 'Ver a vaga',
  },
  paused: {
    subject: 'A vaga {job} está pausada',
    text: '{count, number} pessoas que se candidataram à vaga {job} pediram uma resposta e continuam esperando, por isso a vaga está pausada. Quando todas tiverem uma resposta, você pode reabrir a vaga.',
    link: 'Ver a vaga',
  },
  review: {
    note: 'Quem revisou escreveu:',
    link: 'Ver sua candidatura',
    reason: 'Você recebeu este e-mail porque pediu esta revisão.',
    upheld: {
      subject: 'Resultado da revisão: {job} na {company}',
      text: 'Alguém que não tomou a decisão revisou sua candidatura à vaga {job} na {company}. A decisão foi mantida.',
    },
    reopened: {
      subject: 'Sua candidatura à vaga {job} foi reaberta',
      text: 'Alguém que não tomou a decisão revisou sua candidatura à vaga {job} na {company}. Agora ela está aberta de novo.',
    },
    reversed: {
      subject: 'Sua candidatura à vaga {job} foi reaberta',
      text: 'A {company} voltou atrás na decisão que você pediu para revisar. Sua candidatura à vaga {job} está aberta de novo, e por isso a revisão foi encerrada.',
    },
    ended: {
      subject: 'Revisão encerrada: {job} na {company}',
      text: 'A {company} excluiu a própria conta, por isso a revisão que você pediu foi encerrada sem resposta. Sua candidatura à vaga {job} continua recusada. Suas outras candidaturas continuam normalmente.',
    },
  },
};
