/** What the mails of applications say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationMailsEn } from './applications.mails.en.ts';

export const applicationMailsPt: TranslationOf<typeof applicationMailsEn> = {
  choose: 'Você pode escolher quais e-mails recebe na página da sua conta.',
  declineReasons: {
    skills: 'eram necessárias outras habilidades',
    experience: 'era necessária mais ou outra experiência',
    language: 'o nível de idioma pedido',
    rate: 'o valor por hora',
    hours: 'o horário de trabalho',
    'position-filled': 'a vaga foi preenchida',
  },
  received: {
    subject: '{candidate} se candidatou a {job}',
    text: '{candidate} ({title}) se candidatou à sua vaga {job}.',
    link: 'Ver a candidatura',
    reason: 'Você recebe este e-mail porque {company} publicou esta vaga.',
  },
  moved: {
    note: 'Eles escrevem:',
    reasonGiven: 'O motivo que deram: {reason}.',
    review:
      'Esta decisão foi tomada por uma pessoa. Na página da sua candidatura você vê o que se sabia de você, e durante {days, number} dias pode pedir que outra pessoa a revise.',
    link: 'Ver sua candidatura',
    reason: 'Você recebe este e-mail porque se candidatou a esta vaga.',
    applied: {
      subject: 'Sua candidatura a {job} está em avaliação',
      text: '{company} está avaliando sua candidatura a {job}.',
    },
    interviewing: {
      subject: 'Entrevistas: {job} na {company}',
      text: 'Boas notícias: {company} quer conhecer você. Sua candidatura a {job} passou para entrevistas. O próximo passo é uma entrevista: {company} propõe horários e você escolhe um na página da sua candidatura.',
    },
    offered: {
      subject: '{company} fez uma oferta a você',
      text: 'Parabéns: {company} oferece a você a vaga {job}. Você pode aceitar ou recusar na página da sua candidatura.',
    },
    hired: {
      subject: 'A vaga é sua: {job} na {company}',
      text: 'Parabéns: a vaga {job} na {company} é sua.',
    },
    declined: {
      subject: 'Sua candidatura a {job} na {company}',
      text: 'Obrigado por se candidatar a {job} na {company}. Eles decidiram não seguir com sua candidatura. Isso não diz nada sobre suas outras candidaturas.',
    },
    reopened: {
      subject: 'Sua candidatura a {job} está aberta de novo',
      text: '{company} voltou atrás na decisão: sua candidatura a {job} está aberta de novo, no ponto em que estava.',
    },
  },
};
