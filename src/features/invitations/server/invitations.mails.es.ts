/** What the mails of invitations say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { invitationMailsEn } from './invitations.mails.en.ts';

export const invitationMailsEs: TranslationOf<typeof invitationMailsEn> = {
  subject: '{company} te invita a postularte: {job}',
  text: '{company} buscó personas para su empleo {job} y te invita a postularte.',
  note: 'Escriben:',
  link: 'Ver el empleo y responder',
  reason:
    'Recibes este correo porque una empresa te invitó. Puedes elegir qué correos recibes en la página de tu cuenta.',
};
