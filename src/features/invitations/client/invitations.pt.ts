/** Portuguese text for this feature's screens. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationsEn } from './invitations.en.ts';

export const invitationsPt: TranslationOf<typeof invitationsEn> = {
  people: {
    heading: 'Pessoas que combinam com esta vaga',
    headline:
      '{count, plural, =0 {Ainda não há ninguém com boa pontuação para esta vaga} one {# pessoa combina com esta vaga} other {# pessoas combinam com esta vaga}}',
    headlineMore: 'Mais de {count, number} pessoas combinam com esta vaga',
    text: 'Pessoas com perfil aprovado que ainda não se candidataram, da maior para a menor pontuação. As que não têm pontuação ficam no fim.',
    invite: 'Convide quem você gostaria de conhecer.',
    inviteWhenOpen: 'Você só pode convidar enquanto a vaga estiver aberta.',
    others: 'Menos de {score}%, ou sem pontuação',
    empty: 'Não há ninguém para convidar no momento',
    emptyText: 'À medida que aprovarmos novos perfis, eles vão aparecer aqui, da maior para a menor pontuação.',
    noneAvailable: 'Não há mais ninguém disponível no momento',
    noneAvailableText: 'Você pode incluir pessoas que já foram contratadas.',
    noneFiltered: 'Ninguém corresponde a estes filtros',
    noneFilteredText: 'Remova ou mude um filtro para ver mais pessoas.',
    failed: 'Não foi possível carregar a lista de pessoas',
    invited: 'Pessoas convidadas',
    fit: '{count, plural, one {# pessoa compatível} other {# pessoas compatíveis}}',
    fitMore: 'Mais de {count, number} pessoas compatíveis',
    count: '{count, number}',
    countMore: '{count, number}+',
    invitedOn: 'Convite enviado em {date}',
  },
  match: {
    rateOpen: 'Valor não informado',
    sharedHours: '{hours} em comum',
    message: 'Mensagem',
  },
  invite: {
    title: 'Convidar {name}?',
    text: 'Vamos avisar a pessoa na hora, e ela vai poder se candidatar à vaga {job} com um clique, a menos que a vaga tenha perguntas obrigatórias. Você pode convidar cada pessoa uma única vez por vaga.',
    note: 'Mensagem',
    noteHelp: 'Opcional. Conte para {name} por que você se interessou pelo perfil.',
    send: 'Enviar convite',
    done: 'Convite enviado',
    doneText: 'Já avisamos {name} do seu convite.',
  },
  many: {
    chooseAll: '{count, plural, other {Selecionar as # primeiras}}',
    choose: 'Selecionar {name}',
    chosen: '{count, plural, one {# selecionada} other {# selecionadas}}',
    inviteChosen: 'Convidar as pessoas selecionadas',
    invite: '{count, plural, one {Convidar # pessoa} other {Convidar # pessoas}}',
    title: '{count, plural, one {Convidar # pessoa?} other {Convidar # pessoas?}}',
    text: 'Vamos avisar as pessoas na hora, e elas vão poder se candidatar à vaga {job} com um clique, a menos que a vaga tenha perguntas obrigatórias. Você pode convidar cada pessoa uma única vez por vaga.',
    note: 'Mensagem',
    noteHelp: 'Opcional. Todas as pessoas selecionadas recebem a mesma mensagem.',
    send: '{count, plural, one {Enviar # convite} other {Enviar # convites}}',
    done: '{count, plural, one {# convite enviado} other {# convites enviados}}',
    doneText: 'Já avisamos as pessoas convidadas.',
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
    appliedText: 'Enviamos sua candidatura à vaga {job} com seu perfil.',
    declined: 'Convite recusado',
  },
  mine: {
    heading: 'Convites',
    text: 'Empresas que querem conhecer você.',
    invitedBy: '{company} convida você a se candidatar',
    letterBelow:
      'Ao clicar em “Candidatar-se”, você envia seu perfil na hora. Use o formulário se quiser incluir uma carta de apresentação ou se a vaga tiver perguntas obrigatórias.',
  },
};
