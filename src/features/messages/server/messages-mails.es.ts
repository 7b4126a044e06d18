/** Texts of the mail about unread messages, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messagesMailsEn } from './messages-mails.en.ts';

export const messagesMailsEs: TranslationOf<typeof messagesMailsEn> = {
  subject: '{writer} te escribió en {brand}',
  text: '{writer} te envió un mensaje que aún no has leído:',
  link: 'Leer y responder',
  reason:
    'Recibes este correo porque un mensaje en {brand} esperó diez minutos por ti. Puedes desactivar estos correos en la página de tu cuenta.',
};
