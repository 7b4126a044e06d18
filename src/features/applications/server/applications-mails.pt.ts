/** Texts of the mails about applications, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { applicationsMailsEn } from './applications-mails.en.ts';

export const applicationsMailsPt: TranslationOf<typeof applicationsMailsEn> = {
  choose: 'Você pode escolher quais e-mails recebe na página da sua conta.',
  received: {
    subject: '{candidate} se candidatou a {job}',
    text: '{candidate} ({title}) se candidatou à sua vaga {job}.',
    link: 'Ver a candidatura',
    reason: 'Você recebe este e-mail porque {company} publicou esta vaga.',
  },
  moved: {
    note: 'Eles escrevem:',
    link: 'Ver sua candidatura',
    reason: 'Você recebe este e-mail porque se candidatou a esta vaga.',
    applied: {
      subject: 'Sua candidatura a {job} está em avaliação',
      text: '{company} está avaliando sua candidatura a {job}.',
    },
    interviewing: {
      subject: 'Entrevistas: {job} na {company}',
      text: 'Boas notícias: {company} quer conhecer você. Sua candidatura a {job} passou para entrevistas.',
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
      text: 'Obrigado por se candidatar a {job} na {company}. Eles decidiram não seguir com sua candidatura. Isso não diz nada sobre suas outras candidaturas, e novas vagas chegam todos os dias.',
    },
    reopened: {
      subject: 'Sua candidatura a {job} está aberta de novo',
      text: '{company} voltou atrás na decisão: sua candidatura a {job} está aberta de novo, no ponto em que estava.',
    },
  },
};
