/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesPt: TranslationOf<typeof companiesEn> = {
  setup: {
    title: 'Perfil da empresa',
    text: 'Conte sobre a sua empresa para que possamos ajudar você a encontrar a pessoa ideal.',
    submit: 'Concluir cadastro',
    pending: 'Concluindo…',
    created: { title: 'Pronto', text: 'Você criou o perfil da empresa!' },
    aside: 'Os candidatos vão ver estes dados em cada vaga que você publicar. Você pode mudar quando quiser.',
  },
  edit: {
    title: 'Perfil da empresa',
    text: 'O que os candidatos veem da sua empresa em cada vaga que você publica.',
    submit: 'Salvar alterações',
    pending: 'Salvando…',
    saved: { title: 'Pronto', text: 'Salvamos o perfil da empresa.' },
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
    description: 'O que vocês fazem, para quem e como é trabalhar com vocês.',
  },
  chooseIndustry: 'Escolha um setor',
  chooseSize: 'Escolha um tamanho',
  verified: 'Empresa verificada',
  answers: {
    rate: 'Responde a {rate, number}% das candidaturas',
    usual: '{hours, plural, =0 {em menos de uma hora} one {em geral em # hora} other {em geral em # horas}}',
    usualDays: '{days, plural, one {em geral em # dia} other {em geral em # dias}}',
    promise: '{days, plural, one {Prazo de resposta informado: # dia} other {Prazo de resposta informado: # dias}}',
    soFar:
      '{count, plural, =0 {Ainda não há candidaturas para o cálculo.} one {Até agora contamos # candidatura, {answered, number} com resposta.} other {Até agora contamos # candidaturas, {answered, number} com resposta.}} Os candidatos veem sua taxa de resposta a partir de {needed, number} candidaturas.',
    whatCounts:
      'Uma candidatura entra no cálculo quando você responde ou quando {days, plural, one {passa # dia} other {passam # dias}}. Se a pessoa retirar a candidatura antes da sua resposta, ela não entra.',
  },
  answerDaysHelp:
    'Os candidatos veem este prazo. Quando ele passa, podem pedir uma resposta uma única vez. Uma mudança de etapa ou uma mensagem conta como resposta.',
  preview: {
    heading: 'O que os candidatos veem',
    unnamed: 'Sua empresa',
    noDescription: 'Uma ou duas frases sobre sua empresa ajudam os candidatos a decidir.',
  },
};
