/** Texts of check-email.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkEmailEn } from './check-email.en.ts';

export const checkEmailPt: TranslationOf<typeof checkEmailEn> = {
  title: 'Confira seu e-mail',
  text: 'Enviamos para {email} tudo de que você precisa para entrar.',
  nothing: 'Não chegou em um minuto? Veja a pasta de spam ou peça outro e-mail.',
  resend: 'Enviar outro e-mail',
  resent: 'Pronto. O novo e-mail traz um link para você criar sua própria senha.',
};
