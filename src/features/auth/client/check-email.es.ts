/** Texts of check-email.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkEmailEn } from './check-email.en.ts';

export const checkEmailEs: TranslationOf<typeof checkEmailEn> = {
  title: 'Revisa tu correo',
  text: 'Enviamos a {email} lo que necesitas para iniciar sesión.',
  nothing: '¿Pasó un minuto y el correo no llegó? Revisa la carpeta de spam o pide otro.',
  resend: 'Enviar otro correo',
  resent: 'Listo. El nuevo correo trae un enlace para crear tu propia contraseña.',
};
