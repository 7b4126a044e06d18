/** Texts of sign-in-link.en.ts, in Spanish. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { signInLinkEn } from './sign-in-link.en.ts';

export const signInLinkEs: TranslationOf<typeof signInLinkEn> = {
  offer: {
    title: 'Inicia sesión con un enlace',
    text: 'Hubo demasiados intentos incorrectos y por ahora no aceptamos contraseñas. Podemos enviarte un enlace por correo para que inicies sesión de inmediato.',
    submit: 'Enviarme un enlace',
    sentTitle: 'Revisa tu correo',
    sentText: `Si hay una cuenta con el correo {email}, recibirás ahí un enlace para iniciar sesión. El enlace sirve una sola vez y vence en ${LIFETIMES.signInLinkMinutes} minutos.`,
    nothing:
      '¿Pasó un minuto y el correo no llegó? Revisa la carpeta de spam o busca un correo anterior con un enlace.',
  },
  use: {
    title: 'Inicia sesión con tu enlace',
    text: `El enlace sirve una sola vez y vence ${LIFETIMES.signInLinkMinutes} minutos después de que lo enviamos.`,
    submit: 'Iniciar sesión',
    password: 'Usar mi contraseña',
  },
};
