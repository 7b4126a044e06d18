/** Portuguese text for emails about applications. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationMailsEn } from './applications.mails.en.ts';

export const applicationMailsPt: TranslationOf<typeof applicationMailsEn> = {
  choose: 'Na página da sua conta, você pode escolher quais e-mails quer receber.',
  declineReasons: {
    skills: 'a vaga pede outras habilidades',
    experience: 'a vaga pede mais experiência ou outro tipo de experiência',
    language: 'o nível de idioma pedido',
    rate: 'o valor por hora',
    hours: 'o horário de trabalho',
    'position-filled': 'a vaga foi preenchida',
  },
  received: {
    subject: '{candidate} se candidatou à vaga {job}',
    text: '{candidate} ({title}) se candidatou à sua vaga {job}.',
    link: 'Ver a candidatura',
    reason: 'Você recebeu este e-mail porque a {company} publicou esta vaga.',
  },
  moved: {
    note: 'Mensagem:',
    reasonGiven: 'Motivo informado: {reason}.',
    review:
      'Uma pessoa tomou esta decisão. Na página da sua candidatura, você vê o que a empresa sabia sobre você e, durante {days, number} dias, pode pedir que outra pessoa revise a decisão.',
    notReviewable:
      'Uma pessoa tomou esta decisão. Na página da sua candidatura, você vê o que a empresa sabia sobre você. Depois disso, a empresa excluiu a própria conta, então esta decisão não pode mais ser revisada.',
    link: 'Ver sua candidatura',
    reason: 'Você recebeu este e-mail porque se candidatou a esta vaga.',
    applied: {
      subject: 'Sua candidatura à vaga {job} está em avaliação',
      text: 'A {company} está avaliando sua candidatura à vaga {job}.',
    },
    interviewing: {
      subject: 'A {company} quer entrevistar você para a vaga {job}',
      text: 'Boas notícias: a {company} quer conhecer você. Sua candidatura à vaga {job} passou para a etapa de entrevista. Quando a empresa propuser horários, você poderá escolher um na página da sua candidatura.',
    },
    offered: {
      subject: 'A {company} fez uma oferta para você',
      text: 'Parabéns! A {company} fez uma oferta a você para a vaga {job}. Você pode aceitar ou recusar na página da sua candidatura.',
    },
    hired: {
      subject: 'A vaga é sua: {job} na {company}',
      text: 'Parabéns! A vaga {job} na {company} é sua.',
    },
    declined: {
      subject: 'Sua candidatura à vaga {job} na {company}',
      text: 'Agradecemos seu interesse na vaga {job} na {company}. A empresa decidiu não seguir com sua candidatura. Suas outras candidaturas continuam normalmente.',
    },
    companyDeleted: {
      subject: 'Sua candidatura à vaga {job} na {company}',
      text: 'A {company} excluiu a própria conta, por isso sua candidatura à vaga {job} foi encerrada. Suas outras candidaturas continuam normalmente.',
    },
    reopened: {
      subject: 'Sua candidatura à vaga {job} está aberta de novo',
      text: 'A {company} voltou atrás na decisão. Sua candidatura à vaga {job} está aberta de novo, na etapa em que estava.',
    },
  },
};
