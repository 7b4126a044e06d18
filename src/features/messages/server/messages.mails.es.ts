/** What the mails of messages say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageMailsEn } from './messages.mails.en.ts';

export const messageMailsEs: TranslationOf<typeof messageMailsEn> = {
  subject: '{writer} te escribió en {brand}',
  text: '{writer} te envió un mensaje que aún no has leído:',
  files:
    '{count, plural, one {Trae # archivo adjunto.} many {Trae # archivos adjuntos.} other {Trae # archivos adjuntos.}}',
  link: 'Leer y responder',
  reason:
    'Recibes este correo porque un mensaje en {brand} te espera desde hace al menos {minutes, number} minutos. Puedes desactivar estos correos en la página de tu cuenta.',
};
