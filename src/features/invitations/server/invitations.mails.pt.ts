/** Portuguese text for the invitation email. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationMailsEn } from './invitations.mails.en.ts';

export const invitationMailsPt: TranslationOf<typeof invitationMailsEn> = {
  subject: '{company} convida você a se candidatar: {job}',
  text: 'A {company} gostaria que você se candidatasse à vaga {job}.',
  note: 'Mensagem:',
  link: 'Ver a vaga e responder',
  reason:
    'Você recebeu este e-mail porque uma empresa convidou você a se candidatar. Na página da sua conta, você escolhe quais e-mails recebe.',
};
