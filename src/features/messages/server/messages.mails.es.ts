/** Spanish text for the messages feature's emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageMailsEn } from './messages.mails.en.ts';

export const messageMailsEs: TranslationOf<typeof messageMailsEn> = {
  subject: '{writer} te escribió en {brand}',
  text: 'Tienes un mensaje sin leer de {writer}:',
  files:
    '{count, plural, one {Trae # archivo adjunto.} many {Trae # archivos adjuntos.} other {Trae # archivos adjuntos.}}',
  link: 'Leer y responder',
  reason:
    'Recibes este correo porque tienes un mensaje sin leer en {brand} desde hace al menos {minutes, number} minutos. Puedes desactivar estos correos en la página de tu cuenta.',
};
