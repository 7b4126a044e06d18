/** Texts of sign-in-link.en.ts, in Spanish. */
import { LIFETIMES } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { signInLinkEn } from './sign-in-link.en.ts';

export const signInLinkEs: TranslationOf<typeof signInLinkEn> = {
  offer: {
    title: 'Inicia sesión con un enlace',
    text: 'Hubo demasiados intentos fallidos y por ahora no aceptamos la contraseña. Podemos enviarte por correo un enlace para entrar ya.',
    submit: 'Envíame un enlace',
    sentTitle: 'Revisa tu correo',
    sentText: `Si {email} tiene una cuenta, un enlace para iniciar sesión va en camino. Funciona una sola vez, durante ${LIFETIMES.signInLinkMinutes} minutos.`,
    nothing:
      '¿No llega nada en un minuto? Mira en la carpeta de correo no deseado y busca un correo anterior con un enlace.',
  },
  use: {
    title: 'Inicia sesión con tu enlace',
    text: `El enlace funciona una sola vez, durante ${LIFETIMES.signInLinkMinutes} minutos desde que lo enviamos.`,
    submit: 'Entrar ahora',
    password: 'Usar mi contraseña',
  },
};
