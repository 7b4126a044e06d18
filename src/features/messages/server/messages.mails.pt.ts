/** Portuguese text for the messages feature's emails. */
import type { TranslationOf } from '#shared/translation.ts';
import type { messageMailsEn } from './messages.mails.en.ts';

export const messageMailsPt: TranslationOf<typeof messageMailsEn> = {
  subject: '{writer} escreveu para você na {brand}',
  text: 'Você tem uma mensagem não lida de {writer}:',
  files:
    '{count, plural, one {A mensagem traz # arquivo anexado.} many {A mensagem traz # arquivos anexados.} other {A mensagem traz # arquivos anexados.}}',
  link: 'Ler e responder',
  reason:
    'Você recebeu este e-mail porque tem uma mensagem não lida na {brand} há pelo menos {minutes, number} minutos. Você pode desativar estes e-mails na página da sua conta.',
};
