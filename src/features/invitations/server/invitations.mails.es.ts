/** Spanish text for the invitation email. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationMailsEn } from './invitations.mails.en.ts';

export const invitationMailsEs: TranslationOf<typeof invitationMailsEn> = {
  subject: '{company} te invita a postularte: {job}',
  text: '{company} quiere que te postules a su vacante {job}.',
  note: 'Te escribió:',
  link: 'Ver la vacante y responder',
  reason:
    'Recibes este correo porque una empresa te invitó a postularte. En la página de tu cuenta puedes elegir qué correos recibes.',
};
