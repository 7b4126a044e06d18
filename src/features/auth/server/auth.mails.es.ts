/** Texts of the auth feature's emails, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth.mails.en.ts';

export const authMailsEs: TranslationOf<typeof authMailsEn> = {
  signIn: 'Inicia sesión',
  setPassword: 'Crea aquí una nueva contraseña',
  credentials: {
    email: 'Correo electrónico',
    password: 'Contraseña temporal / Temporary password',
    once: 'Durante los próximos {minutes, number} minutos, el enlace «Inicia sesión» funciona una vez sin contraseña. Después, usa la contraseña temporal.',
    validity: 'La contraseña temporal vence en {days, number} días. Después de iniciar sesión, elige una propia.',
  },
  registered: {
    subject: 'Tus credenciales de acceso a {brand}',
    text: 'Te damos la bienvenida a {brand}. Tu cuenta está lista. Estas son tus credenciales de acceso.',
    reason:
      'Recibes este correo porque alguien creó una cuenta con esta dirección. Si no fuiste tú, ignóralo. Nadie puede iniciar sesión sin este correo.',
  },
  known: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Ya tienes una, así que no cambiamos nada.',
    lost: 'Si olvidaste la contraseña o perdiste el correo donde venía, puedes crear una nueva.',
    once: 'Ese enlace sirve una sola vez y vence en {minutes, number} minutos.',
    reason:
      'Recibes este correo porque alguien escribió esta dirección en nuestra página de registro. Si no fuiste tú, ignóralo.',
  },
  reserved: {
    subject: 'Esta dirección está reservada por ahora',
    text: 'Alguien, probablemente tú, intentó crear una cuenta de {brand} con esta dirección. Hasta hace poco pertenecía a otra cuenta. Quien tiene esa cuenta puede recuperar la dirección durante las {hours, number} horas siguientes al cambio de correo. No creamos ninguna cuenta. Inténtalo de nuevo cuando pase ese tiempo.',
  },
  reset: {
    subject: 'Crea una nueva contraseña para {brand}',
    text: 'Pediste crear una nueva contraseña para tu cuenta de {brand}.',
    once: 'El enlace sirve una sola vez y vence en {minutes, number} minutos. No cambia nada hasta que lo uses.',
    reason:
      'Recibes este correo porque alguien pidió, con esta dirección, un enlace para crear una nueva contraseña. Si no fuiste tú, ignóralo.',
  },
  signInLink: {
    subject: 'Tu enlace para iniciar sesión en {brand}',
    text: 'Pediste un enlace para iniciar sesión en tu cuenta de {brand} sin contraseña.',
    once: 'El enlace sirve una sola vez y vence en {minutes, number} minutos. No lo compartas: quien lo abra puede entrar a tu cuenta.',
    reason:
      'Recibes este correo porque alguien escribió esta dirección en nuestra página de inicio de sesión. Si no fuiste tú, ignóralo. Nadie puede entrar sin el enlace.',
  },
  stepRemoved: {
    text: 'El equipo de administración de {brand} quitó de tu cuenta el segundo paso para iniciar sesión (aplicación de autenticación, llaves de acceso y códigos de recuperación) porque nos avisaron que perdiste el acceso a él. Cerramos todas tus sesiones. Por ahora inicias sesión sin un segundo paso; puedes configurar uno nuevo en la página de tu cuenta.',
    notYou:
      'Si no lo pediste, crea una nueva contraseña de inmediato. Es posible que alguien esté intentando entrar a tu cuenta.',
  },
  created: {
    subject: 'Tu cuenta de {brand} está lista',
    text: 'Creaste tu cuenta de {brand} con {provider}. Usa {provider} también para iniciar sesión; no necesitas contraseña.',
    notYou: 'Si no fuiste tú, escríbenos de inmediato a {email}.',
  },
  ways: {
    subject: 'Cambió tu forma de iniciar sesión en {brand}',
    subjectCodeUsed: 'Se usó un código de recuperación para iniciar sesión en {brand}',
    appAdded:
      'Se agregó una aplicación de autenticación a tu cuenta. Desde ahora te pediremos uno de sus códigos después de la contraseña.',
    appRemoved: 'Se quitó la aplicación de autenticación de tu cuenta.',
    passkeyAdded:
      'Se agregó una llave de acceso a tu cuenta. Con ella inicias sesión sin contraseña. Si inicias sesión con la contraseña, te pediremos también un segundo paso, como esta llave.',
    passkeyRemoved: 'Se quitó una llave de acceso de tu cuenta. Ya no sirve para iniciar sesión.',
    codesRenewed: 'Se crearon nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven.',
    codeUsed: 'Alguien inició sesión en tu cuenta con un código de recuperación. Ese código ya no sirve.',
    providerConnected: 'Se conectó una cuenta de otro servicio a la tuya. Ahora puedes iniciar sesión con ella.',
    providerDisconnected:
      'Una cuenta de otro servicio dejó de estar conectada a la tuya. Ya no puedes iniciar sesión con ella.',
    name: 'Nombre',
    notYou:
      'Si fuiste tú, no tienes que hacer nada. Si no, crea una nueva contraseña con el enlace de abajo. Así también se quita lo que se agregó en los últimos {days, number} días.',
    look: 'Ver mis formas de iniciar sesión',
  },
  changed: {
    subject: 'Cambió tu contraseña de {brand}',
    firstSubject: 'Tu cuenta de {brand} ahora tiene contraseña',
    text: 'Tu cuenta de {brand} tiene una nueva contraseña y cerramos la sesión en los demás dispositivos.',
    notYou: 'Si fuiste tú, no tienes que hacer nada. Si no, crea una nueva contraseña de inmediato.',
    write: 'Después, escríbenos a {email} para que podamos ayudarte.',
    reason:
      'Recibes este correo porque tiene que ver con la seguridad de tu cuenta. Estos correos no se pueden desactivar.',
  },
};
