/** What the mails to people who ask to be erased say, in Spanish. */
import type { TranslationOf } from '#shared/translation.ts';
import type { erasureEn } from './erasure-texts.en.ts';

export const erasureEs: TranslationOf<typeof erasureEn> = {
  subject: 'Borrar lo que {brand} guarda sobre ti',
  text: 'Alguien, probablemente tú, pidió a {brand} que borre lo que guarda sobre esta dirección: postulaciones, consultas, referencias y correos. Confírmalo en esta página:',
  link: 'Borrar mis datos',
  once: 'El enlace funciona una vez, durante {hours, number} horas. Lo que se borra no vuelve.',
  notYou: 'Si no fuiste tú, ignora este correo: no se borra nada si no se confirma allí.',
  member:
    'Alguien, probablemente tú, pidió a {brand} que borre lo que guarda sobre esta dirección. Pertenece a una cuenta, así que no se hizo nada. Para que se borre, inicia sesión y elimina la cuenta en la página de la cuenta. Si no fuiste tú, ignora este correo.',
  account: 'Abrir la página de la cuenta',
  reason: 'Recibes este correo porque esta dirección se escribió en la página para borrar datos.',
};
