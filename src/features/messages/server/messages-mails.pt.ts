/** Texts of the mail about unread messages, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messagesMailsEn } from './messages-mails.en.ts';

export const messagesMailsPt: TranslationOf<typeof messagesMailsEn> = {
  subject: '{writer} escreveu para você no {brand}',
  text: '{writer} enviou uma mensagem que você ainda não leu:',
  link: 'Ler e responder',
  reason:
    'Você recebe este e-mail porque uma mensagem no {brand} esperou dez minutos por você. Você pode desativar estes e-mails na página da sua conta.',
};
