/** Texts of check-email.en.ts, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { checkEmailEn } from './check-email.en.ts';

export const checkEmailEs: TranslationOf<typeof checkEmailEn> = {
  title: 'Revisa tu correo',
  text: 'Enviamos un correo a {email} con lo que necesitas para iniciar sesión.',
  nothing: '¿No llega nada en un minuto? Mira en la carpeta de correo no deseado o pide que lo enviemos otra vez.',
  resend: 'Reenviar el correo',
  resent: 'Enviado. El nuevo correo trae un enlace para definir tu propia contraseña.',
};
