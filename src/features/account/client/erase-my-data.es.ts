/** Texts of the form by which people without an account are erased, in Spanish; the island brings these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { eraseMyDataEn } from './erase-my-data.en.ts';

export const eraseMyDataEs: TranslationOf<typeof eraseMyDataEn> = {
  email: 'Tu dirección de correo',
  help: 'La dirección que nos diste, o a la que escribimos.',
  submit: 'Enviarme el enlace',
  pending: 'Enviando…',
  sentTitle: 'Revisa tu correo',
  sentText:
    'Escribimos a {email}. Abre el enlace del correo en las próximas {hours, number} horas y confirma allí. Antes no se borra nada.',
  again: 'Usar otra dirección',
  confirmText:
    'Lo que guardamos sobre tu dirección se borra para siempre: postulaciones públicas y lo que se decidió sobre ellas, consultas, referencias y lo que se dijo en ellas, y correos. Una consulta por venir se cancela.',
  confirm: 'Borrar todo',
  confirming: 'Borrando…',
  doneTitle: 'Borrado',
  doneText: 'Lo que guardábamos sobre tu dirección se borró.',
};
