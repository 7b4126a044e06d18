/** Texts of the admin feature's emails, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { adminMailsEn } from './admin.mails.en.ts';

export const adminMailsPt: TranslationOf<typeof adminMailsEn> = {
  subject: 'Seus novos dados de acesso à {brand}',
  text: 'Nossa equipe criou uma nova senha temporária para você. A anterior não funciona mais.',
  reason: 'Você recebeu este e-mail porque tem uma conta da {brand} com uma senha temporária.',
};
