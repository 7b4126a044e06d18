/** Texts of company-log-words.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyLogWordsEn } from './company-log-words.en.ts';

export const companyLogWordsPt: TranslationOf<typeof companyLogWordsEn> = {
  job: {
    posted: '<b>{actor}</b> publicou a vaga {target}',
    changed: '<b>{actor}</b> alterou a vaga {target}',
    closed: '<b>{actor}</b> encerrou a vaga {target}',
    renewed: '<b>{actor}</b> prorrogou o prazo da vaga {target}',
    'team-changed': '<b>{actor}</b> mudou a equipe de seleção da vaga {target}',
  },
  application: {
    moved: '<b>{actor}</b> mudou a etapa de uma candidatura à vaga {target}',
    declined: '<b>{actor}</b> recusou uma candidatura à vaga {target}',
    'move-undone': '<b>{actor}</b> desfez uma decisão sobre uma candidatura à vaga {target}',
  },
  interview: { 'interviewers-changed': '<b>{actor}</b> mudou quem conduz uma entrevista para a vaga {target}' },
  offer: {
    sent: '<b>{actor}</b> enviou uma oferta para a vaga {target}',
    withdrawn: '<b>{actor}</b> retirou uma oferta para a vaga {target}',
  },
  hire: {
    recorded: '<b>{actor}</b> registrou uma contratação para a vaga {target}',
    changed: '<b>{actor}</b> alterou uma contratação para a vaga {target}',
    exported: '<b>{actor}</b> baixou os dados de uma contratação para a vaga {target}',
  },
  member: {
    invited: '<b>{actor}</b> convidou {target}',
    'invitation-withdrawn': '<b>{actor}</b> retirou o convite para {target}',
    joined: '<b>{actor}</b> entrou na equipe',
    'role-changed': '<b>{actor}</b> mudou a função de {target}',
    removed: '<b>{actor}</b> removeu {target} da equipe',
    left: '<b>{actor}</b> saiu da equipe',
  },
  company: {
    changed: '<b>{actor}</b> alterou o perfil da empresa',
  },
  account: {
    exported: '<b>{actor}</b> baixou os dados da própria conta',
  },
};
