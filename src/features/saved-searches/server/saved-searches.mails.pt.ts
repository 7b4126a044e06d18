/** Texts of the mails of saved searches, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { savedSearchMailsEn } from './saved-searches.mails.en.ts';

export const savedSearchMailsPt: TranslationOf<typeof savedSearchMailsEn> = {
  jobs: {
    subject: '{count, plural, one {# vaga nova} other {# vagas novas}} na sua busca “{name}”',
    text: '{count, plural, one {Há uma vaga nova na sua busca salva “{name}”.} other {Há # vagas novas na sua busca salva “{name}”. As melhores combinações vêm primeiro.}}',
    list: 'Ver todas as vagas desta busca',
  },
  candidates: {
    subject: '{count, plural, one {# pessoa nova} other {# pessoas novas}} na sua busca “{name}”',
    text: '{count, plural, one {Há uma pessoa nova na sua busca salva “{name}”.} other {Há # pessoas novas na sua busca salva “{name}”. As melhores combinações vêm primeiro.}}',
    list: 'Ver todas as pessoas desta busca',
  },
  weekly: {
    subject: '{count, plural, one {# nova combinação} other {# novas combinações}} para você nesta semana',
    text: '{count, plural, one {Desde o último e-mail, abriu uma vaga em que sua pontuação é de {score} ou mais.} other {Desde o último e-mail, abriram # vagas em que sua pontuação é de {score} ou mais. As melhores combinações vêm primeiro.}}',
    list: 'Ver todas as vagas',
    reason: 'Você recebe este e-mail uma vez por semana porque tem um perfil profissional conosco.',
  },
  more: 'Há mais resultados na lista.',
  job: '{job}, {company}',
  person: '{name}, {title}',
  scored: '{score} de 100. {reason}',
  unscored: 'Participa sem pontuação',
  hidden: 'Nome oculto',
  stopSearch: 'Deixar de receber os e-mails desta busca',
  stopWeekly: 'Deixar de receber o e-mail semanal',
  stopText: 'Basta um clique, sem entrar na conta.',
  reason: 'Você recebe este e-mail porque salvou esta busca.',
};
