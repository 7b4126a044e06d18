/** Texts of check-email.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkEmailEn } from './check-email.en.ts';

export const checkEmailEs: TranslationOf<typeof checkEmailEn> = {
  title: 'Revisa tu correo',
  text: 'Enviamos a {email} lo que necesitas para iniciar sesión.',
  nothing: '¿No te llegó después de un minuto? Revisa la carpeta de spam o pide otro.',
  resend: 'Enviar otro correo',
  resent: 'Listo. El nuevo correo trae un enlace para crear tu propia contraseña.',
};
