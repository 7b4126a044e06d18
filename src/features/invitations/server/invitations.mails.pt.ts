/** What the mails of invitations say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationMailsEn } from './invitations.mails.en.ts';

export const invitationMailsPt: TranslationOf<typeof invitationMailsEn> = {
  subject: '{company} convida você a se candidatar: {job}',
  text: '{company} procurou pessoas para a vaga {job} e convida você a se candidatar.',
  note: 'Escrevem:',
  link: 'Ver a vaga e responder',
  reason:
    'Você recebe este e-mail porque uma empresa convidou você. Você pode escolher quais e-mails recebe na página da sua conta.',
};
