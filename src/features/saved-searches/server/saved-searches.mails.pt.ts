/** Portuguese text for saved search emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { savedSearchMailsEn } from './saved-searches.mails.en.ts';

export const savedSearchMailsPt: TranslationOf<typeof savedSearchMailsEn> = {
  jobs: {
    subject: '{count, plural, one {# vaga nova} other {# vagas novas}} na sua busca “{name}”',
    text: '{count, plural, one {Há uma vaga nova na sua busca salva “{name}”.} other {Há # vagas novas na sua busca salva “{name}”. As melhores combinações vêm primeiro.}}',
    textUnscored:
      '{count, plural, one {Há uma vaga nova na sua busca salva “{name}”.} other {Há # vagas novas na sua busca salva “{name}”.}}',
    list: 'Ver todas as vagas desta busca',
    reason: 'Você recebe este e-mail porque salvou esta busca.',
  },
  candidates: {
    subject: '{count, plural, one {# pessoa nova} other {# pessoas novas}} na sua busca “{name}”',
    text: '{count, plural, one {Há uma pessoa nova na sua busca salva “{name}”.} other {Há # pessoas novas na sua busca salva “{name}”. As melhores combinações vêm primeiro.}}',
    list: 'Ver todas as pessoas desta busca',
    reason: 'Você recebe este e-mail porque sua empresa salvou esta busca.',
  },
  weekly: {
    subject: '{count, plural, one {# nova combinação} other {# novas combinações}} para você nesta semana',
    text: '{count, plural, one {Na última semana, abriu uma vaga em que sua pontuação é de {score} ou mais.} other {Na última semana, abriram # vagas em que sua pontuação é de {score} ou mais. As melhores combinações vêm primeiro.}}',
    list: 'Ver todas as vagas',
    reason: 'Você recebe este e-mail uma vez por semana porque tem um perfil profissional na plataforma.',
  },
  more: 'Há mais resultados na lista.',
  job: '{job}, {company}',
  person: '{name}, {title}',
  scored: '{score} de 100. {reason}',
  unscored: 'Participa sem pontuação',
  hidden: 'Nome oculto',
  stopSearch: 'Deixar de receber os e-mails desta busca',
  stopWeekly: 'Deixar de receber o e-mail semanal',
  stopText: 'O link abre uma página com um botão para confirmar. Não é preciso entrar na conta.',
};
