/** Texts of the admin feature's emails, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { adminMailsEn } from './admin.mails.en.ts';

export const adminMailsEs: TranslationOf<typeof adminMailsEn> = {
  subject: 'Tus nuevas credenciales de acceso a {brand}',
  text: 'Nuestro equipo creó una nueva contraseña temporal para ti. La anterior ya no funciona.',
  reason: 'Recibes este correo porque tienes una cuenta de {brand} con una contraseña temporal.',
};
