/** Texts of the mails around an application to the market, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { talentIntakeMailsEn } from './talent-intake-mails.en.ts';

export const talentIntakeMailsPt: TranslationOf<typeof talentIntakeMailsEn> = {
  applied: 'Você recebe este e-mail porque este endereço foi usado para se candidatar ao {brand} como profissional.',
  member: 'Você recebe este e-mail porque tem uma conta do {brand}.',
  signIn: 'Entre',
  received: {
    subject: 'Recebemos sua candidatura ao {brand}',
    text: 'Obrigado por se candidatar. Sua candidatura está com nossa equipe, e uma pessoa vai lê-la por inteiro.',
    promise:
      'Você terá notícias nossas em 2 a 3 dias úteis. Se ela for aprovada, suas credenciais de acesso chegam a este endereço.',
  },
  known: {
    subject: 'Você já tem uma conta no {brand}',
    text: 'Alguém, provavelmente você, se candidatou ao {brand} com este endereço. Ele já tem uma conta, então entre para manter seu perfil em dia.',
  },
  welcome: {
    subject: 'Boas-vindas ao {brand}: você foi aprovado',
    text: 'Sua candidatura foi aprovada. Agora as empresas podem encontrar seu perfil, e você pode se candidatar a vagas.',
    credentials: 'Estas são suas credenciais de acesso:',
  },
  approved: {
    subject: 'Seu perfil no {brand} foi aprovado',
    text: 'Seu perfil foi aprovado. Agora as empresas podem encontrá-lo, e suas candidaturas não dizem mais que a verificação está em andamento.',
  },
  rejected: {
    subject: 'Sua candidatura ao {brand}',
    text: 'Obrigado pelo tempo que você dedicou à sua candidatura. Depois de lê-la com atenção, no momento não podemos oferecer um lugar a você.',
    again:
      'Isso não diz nada sobre seu valor profissional: depende do que as empresas procuram aqui agora. Você pode se candidatar de novo quando tiver mais experiência.',
  },
  profileRejected: {
    subject: 'Seu perfil no {brand}',
    text: 'Obrigado pelo tempo que você dedicou ao seu perfil. Depois de lê-lo com atenção, no momento não podemos aprová-lo.',
    again:
      'Isso não diz nada sobre seu valor profissional: depende do que as empresas procuram aqui agora. Suas mensagens e candidaturas anteriores ficam. Quando seu perfil tiver mais a dizer, edite-o; ao salvá-lo, ele volta para avaliação.',
    link: 'Editar seu perfil',
  },
};
