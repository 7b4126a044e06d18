/** Texts of the auth feature's mails, in Spanish. The label of the password keeps its English words: programs look for them. */
import type { TranslationOf } from '#shared/translation.ts';
import type { authMailsEn } from './auth-mails.en.ts';

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
  reset: {
    subject: 'Define una contraseña nueva para {brand}',
    text: 'Pediste definir una contraseña nueva para tu cuenta de {brand}.',
    once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. Tu contraseña sigue igual hasta que lo uses.',
    reason:
      'Recibes este correo porque esta dirección se escribió en nuestra página «olvidé mi contraseña». Si no fuiste tú, ignóralo.',
  },
  changed: {
    subject: 'Tu contraseña de {brand} cambió',
    text: 'La contraseña de tu cuenta de {brand} cambió y se cerró la sesión en los demás dispositivos.',
    notYou: 'Si fuiste tú, no tienes que hacer nada. Si no, define una contraseña nueva de inmediato.',
    write: 'Y escríbenos a {email} para que podamos ayudarte.',
    reason: 'Recibes este correo porque se trata de la seguridad de tu cuenta; no se puede desactivar.',
  },
};
