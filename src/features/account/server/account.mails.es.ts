/** Texts of the account feature's emails, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountMailsEn } from './account.mails.en.ts';

export const accountMailsEs: TranslationOf<typeof accountMailsEn> = {
  safety:
    'Recibes este correo porque tiene que ver con la seguridad de tu cuenta. Estos correos no se pueden desactivar.',
  entered:
    'Recibes este correo porque alguien escribió esta dirección en la página de una cuenta. Si no fuiste tú, ignóralo.',
  signIn: 'Inicia sesión',
  setPassword: 'Crea aquí una nueva contraseña',
  write: 'Después, escríbenos a {email} para que podamos ayudarte.',
  newAddress: 'Nuevo correo',
  confirm: {
    subject: 'Confirma tu nuevo correo en {brand}',
    text: 'Pediste usar esta dirección de correo en tu cuenta de {brand}. Confírmala en esta página:',
    link: 'Confirmar esta dirección',
    once: 'El enlace sirve una sola vez y vence en {minutes, number} minutos. Mientras no confirmes, inicia sesión con tu correo actual.',
  },
  taken: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, pidió usar esta dirección de correo en otra cuenta de {brand}. Ya tienes una cuenta con ella, así que no cambiamos nada.',
    first: 'Para usarla en otra cuenta, primero cambia el correo de la cuenta que ya la tiene o elimina esa cuenta.',
  },
  asked: {
    subject: 'El correo de tu cuenta de {brand} está por cambiar',
    text: 'Alguien con la sesión iniciada en tu cuenta de {brand} pidió cambiar el correo de la cuenta.',
    wasYou: 'El cambio se hará cuando se confirme el nuevo correo. Si fuiste tú, no tienes que hacer nada aquí.',
    notYou:
      'Si no fuiste tú, crea una nueva contraseña de inmediato. Así se cancela la solicitud y se cierra la sesión en todos los dispositivos.',
  },
  changed: {
    subject: 'Cambió el correo de tu cuenta de {brand}',
    text: 'Tu cuenta de {brand} ahora usa otra dirección de correo. Con ella inicias sesión y ahí recibes nuestros mensajes.',
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    notYou:
      'Si no fuiste tú, tienes {hours, number} horas para deshacer el cambio en esta página. Así se cierra la sesión en todos los dispositivos y puedes crear una nueva contraseña:',
    undo: 'Deshacer el cambio',
    help: 'Si necesitas ayuda, escríbenos a {email}.',
  },
  restored: {
    subject: 'Recuperaste el correo de tu cuenta de {brand}',
    text: 'Deshicimos el cambio de correo de tu cuenta de {brand} y cerramos la sesión en todos los dispositivos. Quien lo cambió conocía tu contraseña, así que crea una nueva ahora:',
    once: 'El enlace sirve una sola vez y vence en {minutes, number} minutos.',
  },
  erasure: {
    subject: 'Borra lo que {brand} guarda sobre ti',
    text: 'Alguien, probablemente tú, pidió a {brand} que borre los datos asociados a esta dirección de correo: postulaciones, consultas, referencias y correos. Confírmalo en esta página:',
    link: 'Borrar mis datos',
    once: 'El enlace sirve una sola vez y vence en {hours, number} horas. El borrado no se puede deshacer.',
    notYou: 'Si no fuiste tú, ignora este correo. No borramos nada sin esa confirmación.',
    member:
      'Alguien, probablemente tú, pidió a {brand} que borre los datos asociados a esta dirección de correo. La dirección pertenece a una cuenta, así que no hicimos nada. Para borrar esos datos, inicia sesión y elimina la cuenta en la página Cuenta. Si no fuiste tú, ignora este correo.',
    account: 'Abrir mi cuenta',
    reason: 'Recibes este correo porque alguien escribió esta dirección en la página para borrar datos.',
  },
  deleted: {
    subject: 'Eliminamos tu cuenta de {brand}',
    text: 'Eliminamos tu cuenta de {brand} y los datos que guardaba sobre ti. Este es el último correo sobre ella.',
    remains:
      'Otras personas conservan lo que recibieron: tus mensajes, que aparecen como enviados por «Cuenta eliminada», y el PDF de una oferta aceptada. Tu dirección está disponible: puedes registrarte con ella de nuevo.',
    notYou: 'Si no fuiste tú, escríbenos de inmediato a {email}.',
  },
};
