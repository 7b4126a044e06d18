/** What the mails of answers say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { answerMailsEn } from './answers.mails.en.ts';

export const answerMailsPt: TranslationOf<typeof answerMailsEn> = {
  reason: 'Você recebe este e-mail porque {company} publicou esta vaga.',
  asked: {
    subject: '{candidate} pede uma resposta: {job}',
    text: '{candidate} se candidatou a {job} há mais de {days, plural, one {# dia} other {# dias}}, o prazo em que você diz que responde, e pergunta em que ponto está. Uma mudança de etapa ou uma mensagem é uma resposta.',
    link: 'Ver a candidatura',
  },
  warned: {
    subject: '{job}: responda antes que a vaga seja pausada',
    text: '{count, number} pessoas que se candidataram a {job} pediram uma resposta e não a têm. Se mais uma pedir, a vaga será pausada.',
    link: 'Ver a vaga',
  },
  paused: {
    subject: '{job} está pausada',
    text: '{count, number} pessoas que se candidataram a {job} pediram uma resposta e não a têm, por isso a vaga está pausada. Quando todas tiverem uma resposta, você poderá abri-la de novo.',
    link: 'Ver a vaga',
  },
  review: {
    note: 'O que escreve quem revisou:',
    link: 'Ver sua candidatura',
    reason: 'Você recebe este e-mail porque pediu esta revisão.',
    upheld: {
      subject: 'Sua revisão: {job} na {company}',
      text: 'Uma pessoa diferente da que decidiu revisou sua candidatura a {job} na {company}. A decisão foi mantida.',
    },
    reopened: {
      subject: 'Sua candidatura a {job} está aberta de novo',
      text: 'Uma pessoa diferente da que decidiu revisou sua candidatura a {job} na {company}. Ela está aberta de novo.',
    },
  },
};
