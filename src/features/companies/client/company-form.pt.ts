/** Portuguese text for the forms of a company's profile. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companyFormEn } from './company-form.en.ts';

export const companyFormPt: TranslationOf<typeof companyFormEn> = {
  setup: {
    title: 'Perfil da empresa',
    text: 'Conte um pouco sobre sua empresa para ajudarmos você a encontrar a pessoa ideal.',
    submit: 'Concluir cadastro',
    pending: 'Concluindo…',
    created: { title: 'Pronto', text: 'O perfil da empresa foi criado!' },
    aside:
      'Os candidatos vão ver estes dados na página da sua empresa. Cada vaga que você publicar leva a essa página. Você pode mudar os dados quando quiser.',
  },
  edit: {
    title: 'Perfil da empresa',
    text: 'O que os candidatos veem na página da sua empresa. Cada vaga que você publica tem um link para essa página.',
    readOnly: 'O que os candidatos veem da sua empresa. Os responsáveis pela conta podem alterar estes dados.',
    submit: 'Salvar alterações',
    pending: 'Salvando…',
    saved: { title: 'Pronto', text: 'O perfil da empresa foi salvo.' },
  },
  fields: {
    companyName: 'Nome da empresa',
    industry: 'Setor',
    companySize: 'Tamanho da empresa',
    website: 'Site',
    description: 'Descrição da empresa',
    answerDays: 'Dias para responder a uma candidatura',
  },
  placeholders: {
    companyName: 'Harbor & Pine LLC',
    website: 'https://example.com',
    description: 'O que vocês fazem, quem são seus clientes e como é trabalhar com vocês.',
  },
  chooseIndustry: 'Escolha um setor',
  chooseSize: 'Escolha um tamanho',
  answerDaysHelp:
    'Os candidatos veem este prazo. Depois dele, podem pedir uma resposta uma única vez. Uma mudança de etapa ou uma mensagem conta como resposta.',
  preview: {
    heading: 'O que os candidatos veem',
    unnamed: 'Sua empresa',
    noDescription: 'Uma ou duas frases sobre sua empresa ajudam as pessoas a decidir se querem se candidatar.',
    notWritten: 'Ainda não há descrição.',
  },
  answers: {
    soFar:
      '{count, plural, =0 {Ainda não há candidaturas para o cálculo.} one {Até agora contamos # candidatura, {answered, number} com resposta.} other {Até agora contamos # candidaturas, {answered, number} com resposta.}} Os candidatos veem sua taxa de resposta a partir de {needed, number} candidaturas.',
    whatCounts:
      'Uma candidatura entra no cálculo quando você responde ou quando {days, plural, one {passa # dia} other {passam # dias}}. As candidaturas retiradas antes da sua resposta não entram.',
  },
};
