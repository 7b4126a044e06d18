/** What the mails of talent intake say, in Portuguese. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { intakeMailsEn } from './talent-intake.mails.en.ts';

export const intakeMailsPt: TranslationOf<typeof intakeMailsEn> = {
  applied: 'Você recebe este e-mail porque este endereço foi usado para se candidatar à {brand} como profissional.',
  member: 'Você recebe este e-mail porque tem uma conta da {brand}.',
  signIn: 'Entre',
  received: {
    subject: 'Recebemos sua candidatura à {brand}',
    text: 'Obrigado por se candidatar. Sua candidatura está com nossa equipe, e uma pessoa vai lê-la por inteiro.',
    promise: `Você terá notícias nossas em ${ANSWER_BUSINESS_DAYS} dias úteis. Se ela for aprovada, suas credenciais de acesso chegam a este endereço.`,
  },
  known: {
    subject: 'Você já tem uma conta na {brand}',
    text: 'Alguém, provavelmente você, se candidatou à {brand} com este endereço. Ele já tem uma conta, então nenhuma candidatura foi registrada. Entre para usar a conta.',
  },
  welcome: {
    subject: 'Boas-vindas à {brand}: você foi aprovado',
    text: 'Sua candidatura foi aprovada. Agora as empresas podem encontrar seu perfil, e você pode se candidatar a vagas.',
    credentials: 'Estas são suas credenciais de acesso:',
  },
  approved: {
    subject: 'Seu perfil na {brand} foi aprovado',
    text: 'Seu perfil foi aprovado. Agora as empresas podem encontrá-lo, e suas candidaturas não dizem mais “Perfil em análise”.',
  },
  rejected: {
    subject: 'Sua candidatura à {brand}',
    text: 'Obrigado pelo tempo que você dedicou à sua candidatura. Depois de lê-la com atenção, no momento não podemos oferecer um lugar a você.',
    again: 'Isso não julga seu valor profissional. Você pode se candidatar de novo quando algo tiver mudado.',
  },
  profileRejected: {
    subject: 'Seu perfil na {brand}',
    text: 'Obrigado pelo tempo que você dedicou ao seu perfil. Depois de lê-lo com atenção, no momento não podemos aprová-lo.',
    again:
      'Isso não julga seu valor profissional. Suas mensagens e candidaturas anteriores ficam. Você pode editar seu perfil a qualquer momento; ao salvá-lo, ele volta para análise.',
    link: 'Editar seu perfil',
  },
};
