/** Public pages for signing in and up, in Spanish. */
import { brand } from '#shared/brand.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { authPagesEn } from './auth-pages.en.ts';

export const authPagesEs: TranslationOf<typeof authPagesEn> = {
  needsScript: 'Este formulario necesita JavaScript. Actívalo y vuelve a cargar la página.',
  footer: { home: 'Inicio', apply: 'Postularme como profesional' },
  signIn: {
    head: {
      title: 'Iniciar sesión',
      description: `Inicia sesión en ${brand.name} para ver tus candidatos o vacantes, tus mensajes y lo que tienes pendiente.`,
      share: { kicker: 'Iniciar sesión', title: '¡Qué bueno verte de nuevo!' },
    },
    title: '¡Qué bueno verte de nuevo!',
    text: 'Inicia sesión en tu cuenta de {brand}',
    noAccount: '¿No tienes una cuenta?',
    signUp: 'Regístrate',
    tagline: 'Empresas de EE. UU. y profesionales de América Latina, en un solo lugar.',
  },
  register: {
    head: {
      title: 'Crea tu cuenta',
      description: `Únete a ${brand.name} para contratar profesionales remotos de América Latina o para encontrar tu próximo trabajo remoto.`,
      share: { kicker: 'Crea tu cuenta', title: 'Contrata profesionales remotos o encuentra trabajo remoto' },
    },
    title: 'Únete a {brand}',
    text: 'Crea tu cuenta y empieza',
    haveAccount: '¿Ya tienes una cuenta?',
    signIn: 'Inicia sesión',
    tagline: 'Para empresas que contratan y personas que buscan trabajo.',
  },
  forgot: {
    head: {
      title: 'Recupera tu contraseña',
      description: 'Pide un enlace para crear una nueva contraseña.',
      share: { kicker: 'Tu cuenta', title: 'Recupera tu contraseña' },
    },
    title: '¿Olvidaste tu contraseña?',
    text: 'Escribe tu correo electrónico. Si hay una cuenta con esa dirección, te enviaremos un enlace para crear una nueva contraseña.',
    remembered: '¿La recordaste?',
    signIn: 'Inicia sesión',
    tagline: 'Te enviaremos un enlace para que crees una nueva contraseña y vuelvas a iniciar sesión.',
  },
  reset: {
    head: {
      title: 'Elige una nueva contraseña',
      description: 'Crea una nueva contraseña para tu cuenta.',
      share: { kicker: 'Tu cuenta', title: 'Elige una nueva contraseña' },
    },
    title: 'Elige una nueva contraseña',
    text: 'La usarás desde ahora para iniciar sesión. Se cerrará la sesión en todos los dispositivos.',
    askAgain: 'Pedir otro enlace',
    tagline: 'Crea una nueva contraseña y luego inicia sesión con ella.',
  },
};
