/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsPt: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Pessoas que combinam com esta vaga',
    headline:
      '{count, plural, =0 {Ninguém tem ainda uma boa pontuação para esta vaga} one {# pessoa combina com esta vaga} other {# pessoas combinam com esta vaga}}',
    headlineMore: 'Mais de {count, number} pessoas combinam com esta vaga',
    text: 'Pessoas com perfil aprovado que ainda não se candidataram, da maior para a menor compatibilidade. As que não têm pontuação ficam no fim. Convide quem você gostaria de conhecer.',
    textNotOpen:
      'Pessoas com perfil aprovado que ainda não se candidataram, da maior para a menor compatibilidade. As que não têm pontuação ficam no fim. Você só pode convidar enquanto a vaga estiver aberta.',
    others: 'Menos de {score}%, ou sem pontuação',
    empty: 'Não há ninguém para convidar no momento',
    emptyText: 'À medida que aprovarmos novos perfis, eles aparecem aqui, da maior para a menor compatibilidade.',
    noneAvailable: 'Não há mais ninguém disponível no momento',
    noneAvailableText: 'Você pode incluir quem já tem trabalho aqui.',
    noneFiltered: 'Ninguém atende a estes filtros',
    noneFilteredText: 'Remova ou mude um filtro para ver mais pessoas.',
    failed: 'Não foi possível carregar a lista de pessoas',
    invited: 'Convidadas',
    fit: '{count, plural, one {# pessoa combina} other {# pessoas combinam}}',
    fitMore: 'Mais de {count, number} pessoas combinam',
    count: '{count, number}',
    countMore: '{count, number}+',
    invitedOn: 'Convite de {date}',
  },
  match: {
    rateOpen: 'Valor não informado',
    sharedHours: '{hours} em comum',
    message: 'Mensagem',
  },
  invite: {
    title: 'Convidar {name}?',
    text: 'Vamos avisar na hora, e a pessoa poderá se candidatar a {job} com um clique, a menos que a vaga tenha perguntas obrigatórias. Você pode convidar cada pessoa uma única vez por vaga.',
    note: 'Mensagem',
    noteHelp: 'Opcional. Conte para {name} por que o perfil chamou sua atenção.',
    cancel: 'Cancelar',
    send: 'Enviar convite',
    done: 'Convite enviado',
    doneText: 'Já avisamos {name} do seu convite.',
  },
  many: {
    chooseAll: '{count, plural, other {Escolher as primeiras #}}',
    choose: 'Escolher {name}',
    chosen: '{count, plural, one {# escolhida} other {# escolhidas}}',
    inviteChosen: 'Convidar as pessoas escolhidas',
    invite: '{count, plural, one {Convidar # pessoa} other {Convidar # pessoas}}',
    title: '{count, plural, one {Convidar # pessoa?} other {Convidar # pessoas?}}',
    text: 'Vamos avisar na hora, e bastará um clique para se candidatar a {job}, a menos que a vaga tenha perguntas obrigatórias. Você pode convidar cada pessoa uma única vez por vaga.',
    note: 'Mensagem',
    noteHelp: 'Opcional. Todas as pessoas escolhidas recebem a mesma mensagem.',
    cancel: 'Cancelar',
    send: '{count, plural, one {Enviar # convite} other {Enviar # convites}}',
    done: '{count, plural, one {# convite enviado} other {# convites enviados}}',
    doneText: 'Já enviamos o aviso.',
    others: '{count, plural, one {# pessoa não foi convidada} other {# pessoas não foram convidadas}}',
    close: 'Fechar',
    outcome: {
      invited: 'Convite enviado',
      'already-invited': 'Já tinha um convite',
      'already-applied': 'Já se candidatou',
      'not-available': 'Não disponível',
    },
  },
  answer: {
    apply: 'Candidatar-se',
    decline: 'Recusar',
    applied: 'Candidatura enviada',
    appliedText: 'Enviamos sua candidatura a {job} com o seu perfil.',
    declined: 'Convite recusado',
  },
  mine: {
    heading: 'Convites',
    text: 'Empresas que querem conhecer você.',
    invitedBy: 'A {company} convida você a se candidatar',
    letterBelow:
      'Ao clicar em “Candidatar-se”, você envia seu perfil na hora. Use o formulário se quiser incluir uma carta de apresentação ou se a vaga tiver perguntas obrigatórias.',
    notOpen: 'Esta vaga não está recebendo candidaturas no momento.',
  },
};
