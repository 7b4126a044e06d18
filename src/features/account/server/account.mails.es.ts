/** What the mails of account say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { accountMailsEn } from './account.mails.en.ts';

export const accountMailsEs: TranslationOf<typeof accountMailsEn> = {
  safety: 'Recibes este correo porque se trata de la seguridad de tu cuenta; no se puede desactivar.',
  entered: 'Recibes este correo porque esta dirección se escribió en una página de cuenta. Si no fuiste tú, ignóralo.',
  signIn: 'Inicia sesión',
  setPassword: 'Define aquí una contraseña nueva',
  write: 'Y escríbenos a {email} para que podamos ayudarte.',
  newAddress: 'Dirección nueva',
  confirm: {
    subject: 'Confirma tu nueva dirección en {brand}',
    text: 'Pediste usar esta dirección para tu cuenta de {brand}. Confírmala en esta página:',
    link: 'Confirmar esta dirección',
    once: 'El enlace funciona una sola vez, durante {minutes, number} minutos. Hasta entonces inicias sesión con la dirección que tenías.',
  },
  taken: {
    subject: 'Ya tienes una cuenta en {brand}',
    text: 'Alguien, probablemente tú, pidió usar esta dirección para otra cuenta de {brand}. Ya tiene una cuenta propia, así que no cambió nada.',
    first: 'Para usar la dirección en otra cuenta, primero cambia o elimina la cuenta a la que pertenece.',
  },
  asked: {
    subject: 'Tu dirección en {brand} está por cambiar',
    text: 'Alguien con la sesión iniciada en tu cuenta de {brand} pidió cambiar su dirección.',
    wasYou: 'Cambia cuando se confirme la dirección nueva. Si fuiste tú, no tienes que hacer nada aquí.',
    notYou:
      'Si no, define una contraseña nueva de inmediato: eso anula el cambio y cierra la sesión en los demás dispositivos.',
  },
  changed: {
    subject: 'Tu dirección en {brand} cambió',
    text: 'Tu cuenta de {brand} tiene otra dirección desde ahora. Los correos llegan allí y con ella inicias sesión.',
    wasYou: 'Si fuiste tú, no tienes que hacer nada.',
    notYou:
      'Si no, anula el cambio en esta página en un plazo de {hours, number} horas. Eso cierra la sesión en todos los dispositivos y te permite definir una contraseña nueva:',
    undo: 'Anular el cambio',
    help: 'Si necesitas ayuda, escríbenos a {email}.',
  },
  restored: {
    subject: 'Tu dirección en {brand} es la de antes',
    text: 'Se anuló el cambio de tu dirección en {brand} y se cerró la sesión en todos los dispositivos. Quien la cambió conocía tu contraseña, así que define una nueva ahora:',
    once: 'El enlace funciona una sola vez, durante {minutes, number} minutos.',
  },
  erasure: {
    subject: 'Borrar lo que {brand} guarda sobre ti',
    text: 'Alguien, probablemente tú, pidió a {brand} que borre lo que guarda sobre esta dirección: postulaciones, consultas, referencias y correos. Confírmalo en esta página:',
    link: 'Borrar mis datos',
    once: 'El enlace funciona una vez, durante {hours, number} horas. Lo que se borra no vuelve.',
    notYou: 'Si no fuiste tú, ignora este correo: no se borra nada si no se confirma allí.',
    member:
      'Alguien, probablemente tú, pidió a {brand} que borre lo que guarda sobre esta dirección. Pertenece a una cuenta, así que no se hizo nada. Para que se borre, inicia sesión y elimina la cuenta en la página de la cuenta. Si no fuiste tú, ignora este correo.',
    account: 'Abrir la página de la cuenta',
    reason: 'Recibes este correo porque esta dirección se escribió en la página para borrar datos.',
  },
  deleted: {
    subject: 'Tu cuenta de {brand} fue eliminada',
    text: 'Tu cuenta de {brand} y lo que contenía sobre ti se eliminaron. Este es el último correo al respecto.',
    remains:
      'Lo que otros recibieron se queda con ellos: los mensajes, como de un usuario eliminado, y el archivo de una oferta aceptada. La dirección está libre: puedes registrarte con ella otra vez.',
    notYou: 'Si no fuiste tú, escríbenos de inmediato a {email}.',
  },
};
