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
    newPassword: 'Nueva contraseña',
    newPasswordHelp: `Al menos ${LIMITS.passwordMin} caracteres. Puedes combinar varias palabras poco comunes.`,
  },
  signIn: {
    submit: 'Iniciar sesión',
    pending: 'Iniciando sesión…',
    forgot: '¿Olvidaste tu contraseña?',
    doneTitle: '¡Hola de nuevo!',
    doneText: 'Iniciaste sesión.',
    failedTitle: 'No se pudo iniciar sesión',
    failedText: 'El correo o la contraseña no son correctos',
    passkey: 'Usar una llave de acceso',
    noPasskey: 'No se usó ninguna llave de acceso',
    continueWith: 'Continuar con {provider}',
  },
  register: {
    agree:
      'Al crear una cuenta, aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
    asCompany: 'Esta cuenta es para contratar. <change>¿Buscas trabajo?</change>',
    asCandidate: 'Esta cuenta es para buscar trabajo. <change>¿Quieres contratar?</change>',
    note: 'Enviaremos tus credenciales de acceso a tu correo electrónico.',
    submit: 'Crear cuenta',
    pending: 'Creando cuenta…',
    doneTitle: '¡Listo, te registraste!',
    doneText: 'Te enviamos tus credenciales de acceso por correo.',
    failedTitle: 'No se pudo completar el registro',
    failedText: 'No pudimos crear la cuenta',
  },
  forgot: {
    submit: 'Enviar el enlace',
    pending: 'Enviando…',
    sentTitle: 'Revisa tu correo',
    sentText: `Si hay una cuenta con el correo {email}, recibirás ahí un enlace para crear una nueva contraseña. El enlace sirve una sola vez y vence en ${LIFETIMES.resetLinkMinutes} minutos.`,
    nothing: '¿No te llegó? Revisa la carpeta de spam o prueba con otra dirección.',
    again: 'Probar con otra dirección',
  },
  reset: {
    submit: 'Guardar contraseña',
    pending: 'Guardando contraseña…',
    doneTitle: 'Contraseña guardada',
    doneText: 'Ya puedes iniciar sesión con ella.',
    link: 'El enlace del correo sirve una sola vez y vence a los {minutes, number} minutos.',
    noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  },
  chooser: {
    agree: 'Al continuar, aceptas nuestros <terms>términos</terms> y nuestro <privacy>aviso de privacidad</privacy>.',
    title: 'Te damos la bienvenida a {brand}',
    text: 'Vamos a configurar tu cuenta. ¿Quieres contratar o buscas trabajo?',
    label: 'Tipo de cuenta',
    company: 'Quiero contratar',
    companyText:
      'Represento a una empresa de EE. UU. que busca profesionales de América Latina para trabajar a distancia',
    candidate: 'Busco trabajo',
    candidateText: 'Busco oportunidades de trabajo remoto en empresas de EE. UU.',
    submit: 'Continuar',
    pending: 'Guardando…',
    once: 'Solo puedes elegir una vez.',
  },
  removed: {
    title: 'Ya no estás en el equipo de la empresa',
    text: 'La empresa te quitó de su equipo o eliminó su cuenta. Si necesitas acceso otra vez, pide una nueva invitación a una persona responsable de la cuenta de la empresa.',
    account: 'Ir a tu cuenta',
  },
  banner: {
    text: 'Tu contraseña es temporal.',
    action: 'Elige tu propia contraseña',
  },
};
