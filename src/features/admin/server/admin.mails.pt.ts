/** What the mails of admin say, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { adminMailsEn } from './admin.mails.en.ts';

export const adminMailsPt: TranslationOf<typeof adminMailsEn> = {
  subject: 'Suas novas credenciais de acesso ao {brand}',
  text: 'Nossa equipe criou uma nova senha temporária para você. A que você tinha antes não funciona mais.',
  reason: 'Você recebe este e-mail porque tem uma conta do {brand} com uma senha temporária.',
};
