/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsPt: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Pessoas que combinam com esta vaga',
    text: 'Pessoas com perfil aprovado que não se candidataram, primeiro as que mais combinam e no fim as que não têm pontuação. Convide quem você gostaria de conhecer.',
    textNotOpen:
      'Pessoas com perfil aprovado que não se candidataram, primeiro as que mais combinam e no fim as que não têm pontuação. Abra a vaga para convidá-las.',
    empty: 'Ninguém para convidar agora',
    emptyText: 'Quando novos perfis forem aprovados, aparecerão aqui, primeiro os que mais combinam.',
    noneAvailable: 'Ninguém mais está disponível no momento',
    noneAvailableText: 'Você pode incluir quem já tem trabalho aqui.',
    failed: 'Não foi possível carregar as pessoas',
    invited: 'Convidadas',
    invitedOn: 'Convite de {date}',
  },
  match: {
    rateOpen: 'Valor não informado',
    sharedHours: '{hours} em comum',
    invite: 'Convidar a se candidatar',
    message: 'Mensagem',
  },
  invite: {
    title: 'Convidar {name}?',
    text: 'A pessoa é avisada na hora e pode se candidatar a {job} com um clique. Você pode convidar cada pessoa uma vez.',
    note: 'Nota',
    noteHelp: 'Opcional. {name} lê. Conte por que pensou nesta pessoa.',
    cancel: 'Cancelar',
    send: 'Enviar convite',
    done: 'Convite enviado',
    doneText: '{name} recebeu o aviso.',
  },
  answer: {
    apply: 'Candidatar-me',
    decline: 'Recusar',
    applied: 'Candidatura enviada',
    appliedText: 'Sua candidatura a {job} foi enviada.',
    declined: 'Convite recusado',
  },
  mine: {
    heading: 'Convites',
    text: 'Empresas que gostariam de conhecer você.',
    invitedBy: '{company} convida você a se candidatar',
    letterBelow: 'Candidatar-me envia seu perfil. Para incluir uma carta, use o formulário.',
    notOpen: 'Esta vaga não recebe candidaturas agora.',
  },
};
