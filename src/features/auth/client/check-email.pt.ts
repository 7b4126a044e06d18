/** Texts of check-email.en.ts, in Portuguese. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkEmailEn } from './check-email.en.ts';

export const checkEmailPt: TranslationOf<typeof checkEmailEn> = {
  title: 'Confira seu e-mail',
  text: 'Enviamos um e-mail para {email} com o que você precisa para entrar.',
  nothing: 'Não chegou nada em um minuto? Olhe na pasta de spam ou peça para enviarmos de novo.',
  resend: 'Reenviar e-mail',
  resent: 'Enviado. O novo e-mail traz um link para definir sua própria senha.',
};
