/** Texts of this feature's screens, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { companiesEn } from './companies.en.ts';

export const companiesPt: TranslationOf<typeof companiesEn> = {
  setup: {
    title: 'Perfil da empresa',
    text: 'Conte sobre sua empresa para ajudarmos a encontrar a pessoa ideal.',
    submit: 'Concluir configuração',
    pending: 'Concluindo…',
    created: { title: 'Pronto', text: 'Perfil da empresa criado!' },
    aside: 'Os candidatos veem isto ao lado de cada vaga que você publica. Você pode mudar quando quiser.',
  },
  edit: {
    title: 'Perfil da empresa',
    text: 'O que os candidatos veem da sua empresa ao lado de cada vaga que você publica.',
    submit: 'Salvar alterações',
    pending: 'Salvando…',
    saved: { title: 'Pronto', text: 'Perfil da empresa salvo.' },
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
    promise: '{days, plural, one {Diz que responde em # dia} other {Diz que responde em # dias}}',
    soFar:
      '{count, plural, =0 {Nenhuma candidatura conta ainda.} one {Até agora conta # candidatura, {answered, number} com resposta.} other {Até agora contam # candidaturas, {answered, number} com resposta.}} Os candidatos veem sua taxa de resposta a partir de {needed, number} candidaturas.',
    whatCounts:
      'Uma candidatura conta quando você responde ou quando {days, plural, one {passa # dia} other {passam # dias}}. Se a pessoa a retira antes da sua resposta, ela não conta.',
  },
  answerDaysHelp:
    'Os candidatos veem isso. Quando passam, podem pedir uma resposta uma vez; uma mudança de etapa ou uma mensagem é uma resposta.',
  preview: {
    heading: 'O que os candidatos veem',
    unnamed: 'Sua empresa',
    noDescription: 'Uma ou duas frases sobre sua empresa ajudam os candidatos a decidir.',
  },
};
