/** Texts of the static parts of this feature's public pages, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authPagesEn } from './auth-pages.en.ts';

export const authPagesEs: TranslationOf<typeof authPagesEn> = {
  needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
  footer: { home: 'Inicio', apply: 'Postularme como profesional' },
  signIn: {
    title: 'Te damos la bienvenida de nuevo',
    text: 'Inicia sesión en tu cuenta de {brand}',
    noAccount: '¿No tienes una cuenta?',
    signUp: 'Regístrate',
    claim: 'La gente buena está a solo una zona horaria.',
  },
  register: {
    title: 'Únete a {brand}',
    text: 'Crea tu cuenta y empieza',
    haveAccount: '¿Ya tienes una cuenta?',
    signIn: 'Inicia sesión',
    claim: 'Dos orillas, un puente. ¿En qué dirección cruzas?',
  },
  forgot: {
    title: '¿Olvidaste tu contraseña?',
    text: 'Dinos tu correo electrónico y te enviamos un enlace para definir una nueva.',
    remembered: '¿La recordaste?',
    signIn: 'Inicia sesión',
    claim: 'Le pasa a cualquiera.',
  },
  reset: {
    title: 'Elige una contraseña nueva',
    text: 'Con ella iniciarás sesión desde ahora; se cierra la sesión en todos los dispositivos.',
    askAgain: 'Pedir otro enlace',
    claim: 'Ya casi cruzas.',
  },
};
