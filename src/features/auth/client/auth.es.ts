/** Texts of this feature's forms and signed-in screens, in Spanish. */
import { LIFETIMES, LIMITS } from '#shared/limits.ts';
import type { TranslationOf } from '#shared/translation.ts';
import type { authEn } from './auth.en.ts';

export const authEs: TranslationOf<typeof authEn> = {
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    firstName: 'Nombre',
    lastName: 'Apellido',
    newPassword: 'Contraseña nueva',
    newPasswordHelp: `Al menos ${LIMITS.passwordMin} caracteres. Unas cuantas palabras poco comunes funcionan bien.`,
  },
  signIn: {
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión...',
    forgot: '¿Olvidaste tu contraseña?',
    doneTitle: '¡Te damos la bienvenida!',
    doneText: 'Iniciaste sesión correctamente.',
    failedTitle: 'No se pudo iniciar sesión',
    failedText: 'Correo electrónico o contraseña incorrectos',
    passkey: 'Usar una llave de acceso',
    noPasskey: 'No se usó ninguna llave de acceso',
    continueWith: 'Continuar con {provider}',
  },
  register: {
    agree:
      'Al crear una cuenta aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
    note: 'Enviaremos tus credenciales de acceso a tu correo electrónico.',
    submit: 'Crear cuenta',
    pending: 'Creando cuenta...',
    doneTitle: '¡Registro completado!',
    doneText: 'Revisa tu correo: ahí están tus credenciales de acceso.',
    failedTitle: 'No se pudo completar el registro',
    failedText: 'No pudimos crear la cuenta',
  },
  forgot: {
    submit: 'Enviar el enlace',
    pending: 'Enviando...',
    sentTitle: 'Revisa tu correo',
    sentText: `Si {email} tiene una cuenta, un enlace para definir una contraseña nueva va en camino. Funciona una sola vez, durante ${LIFETIMES.resetLinkMinutes} minutos.`,
    nothing: '¿No llegó nada? Mira en la carpeta de correo no deseado o prueba con otra dirección.',
    again: 'Probar con otra dirección',
  },
  reset: {
    submit: 'Guardar contraseña',
    pending: 'Guardando contraseña...',
    doneTitle: 'Tu contraseña quedó guardada',
    doneText: 'Ya puedes iniciar sesión con ella.',
    link: 'El enlace del correo sirve una sola vez, y durante {minutes, number} minutos.',
    noToken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
  },
  chooser: {
    agree: 'Al continuar aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
    title: 'Te damos la bienvenida a {brand}',
    text: 'Configuremos tu cuenta. ¿Quieres contratar o que te contraten?',
    label: 'Tipo de cuenta',
    company: 'Quiero contratar',
    companyText: 'Soy una empresa de EE. UU. que busca profesionales latinos remotos y calificados para mi equipo',
    candidate: 'Busco trabajo',
    candidateText: 'Soy un profesional calificado que busca oportunidades remotas con empresas de EE. UU.',
    submit: 'Continuar',
    pending: 'Guardando...',
    once: 'Esto se elige una sola vez.',
  },
  banner: {
    text: 'Iniciaste sesión con una contraseña temporal.',
    action: 'Elige tu propia contraseña',
  },
};
