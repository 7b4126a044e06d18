/** What the mails of auth say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth.mails.en.ts';

export const authMailsEs: TranslationOf<typeof authMailsEn> = {
  signIn: 'Inicia sesión',
  setPassword: 'Define aquí una contraseña nueva',
  credentials: {
    email: 'Correo electrónico',
    password: 'Contraseña temporal / Temporary password',
    validity: 'La contraseña temporal vale por {days, number} días. Elige la tuya después de iniciar sesión.',
  },
  registered: {
    subject: 'Tus credenciales de acceso a {brand}',
    text: 'Te damos la bienvenida a {brand}. Tu cuenta está lista; estas son tus credenciales de acceso.',
    reason:
      'Recibes este correo porque se creó una cuenta con esta dirección. Si no fuiste tú, ignóralo: nadie puede iniciar sesión sin la contraseña de arriba.',
  },
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Ya existe una, así que no cambió nada.',
    lost: 'Si olvidaste la contraseña o perdiste el correo con la primera, puedes definir una nueva.',
    once: 'Ese enlace funciona una sola vez, durante {minutes, number} minutos.',
    reason:
      'Recibes este correo porque esta dirección se escribió en nuestra página de registro. Si no fuiste tú, ignóralo.',
  },
  reserved: {
    subject: 'Esta dirección está reservada por ahora',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Hasta hace poco era de otra cuenta, y esa persona puede recuperarla durante {hours, number} horas después del cambio. No se creó ninguna cuenta. Vuelve a intentarlo pasado ese tiempo.',
  },
  reset: {
    subject: 'Define una contraseña nueva para {brand}',
    text: 'Pediste definir una contraseña nueva para tu cuenta de {brand}.',
    once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. Tu contraseña sigue igual hasta que lo uses.',
    reason:
      'Recibes este correo porque esta dirección se escribió en nuestra página «olvidé mi contraseña». Si no fuiste tú, ignóralo.',
  },
  signInLink: {
    subject: 'Tu enlace para entrar a {brand}',
    text: 'Pediste un enlace para entrar a tu cuenta de {brand} sin tu contraseña.',
    once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. No lo compartas: quien lo abra entra a tu cuenta.',
    reason:
      'Recibes este correo porque esta dirección se escribió en nuestra página de inicio de sesión. Si no fuiste tú, ignóralo: nadie entra sin el enlace.',
  },
  stepRemoved: {
    text: 'Un administrador de {brand} quitó el segundo paso de tu cuenta porque nos avisaron de que se había perdido: aplicación de autenticación, llaves de acceso y códigos de recuperación. Se cerraron todas tus sesiones, y ahora inicias sesión sin un segundo paso. Configura uno nuevo en la página de tu cuenta.',
    notYou:
      'Si no lo pediste, crea una contraseña nueva de inmediato: alguien puede estar intentando entrar en tu cuenta.',
  },
  ways: {
    subject: 'Cambió tu forma de iniciar sesión en {brand}',
    appAdded:
      'Se agregó una aplicación de autenticación a tu cuenta. Desde ahora te pediremos uno de sus códigos después de la contraseña.',
    appRemoved: 'Se quitó la aplicación de autenticación de tu cuenta.',
    passkeyAdded: 'Se agregó una llave de acceso a tu cuenta. Con ella inicias sesión sin contraseña.',
    passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
    codesRenewed: 'Se crearon códigos de recuperación nuevos para tu cuenta. Los anteriores ya no sirven.',
    codeUsed: 'Se usó un código de recuperación para iniciar sesión en tu cuenta. Ese código ya no sirve.',
    providerConnected: 'Se conectó un proveedor a tu cuenta. Ahora puedes iniciar sesión con él.',
    providerDisconnected: 'Se desconectó un proveedor de tu cuenta. Ya no puedes iniciar sesión con él.',
    name: 'Nombre',
    notYou:
      'Si fuiste tú, no tienes que hacer nada. Si no, define una contraseña nueva con el enlace de abajo: eso también quita lo que se agregó en los últimos {days, number} días.',
    look: 'Ver cómo inicias sesión',
  },
  changed: {
    subject: 'Tu contraseña de {brand} cambió',
    text: 'La contraseña de tu cuenta de {brand} cambió y se cerró la sesión en los demás dispositivos.',
    notYou: 'Si fuiste tú, no tienes que hacer nada. Si no, define una contraseña nueva de inmediato.',
    write: 'Y escríbenos a {email} para que podamos ayudarte.',
    reason: 'Recibes este correo porque se trata de la seguridad de tu cuenta; no se puede desactivar.',
  },
};
