/** Texts for the email that invites someone to a company, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { teamMailsEn } from './teams.mails.en.ts';

export const teamMailsPt: TranslationOf<typeof teamMailsEn> = {
  subject: 'A {companyName} convida você para a {brand}',
  text: '{inviter} convida você para a equipe da {companyName} na {brand}.',
  roles: {
    owner: 'Como responsável pela conta, você administra a empresa, a equipe e as contratações.',
    recruiter: 'Na função de recrutamento, você publica vagas, analisa candidaturas e escreve para candidatos.',
    reviewer: 'Na função de avaliação, você avalia e comenta as candidaturas das vagas atribuídas a você.',
    viewer: 'Na função somente leitura, você pode ver vagas, candidaturas e candidatos.',
  },
  accept: 'Aceitar o convite',
  validity: 'O link funciona uma única vez e só para este endereço. Ele expira em {days, number} dias.',
  reason:
    'Você recebeu este e-mail porque uma pessoa responsável pela conta da {companyName} informou seu endereço. Se você não conhece esta empresa, ignore o convite. Nada acontece se você não aceitar.',
};
