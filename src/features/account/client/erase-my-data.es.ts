/** Texts of the form that erases the data of people without an account, in Spanish. Its island loads only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { eraseMyDataEn } from './erase-my-data.en.ts';

export const eraseMyDataEs: TranslationOf<typeof eraseMyDataEn> = {
  email: 'Tu dirección de correo',
  help: 'La dirección que nos diste o a la que te escribimos.',
  submit: 'Enviarme el enlace',
  pending: 'Enviando…',
  sentTitle: 'Revisa tu correo',
  sentText:
    'Enviamos un correo a {email}. Abre el enlace en las próximas {hours, number} horas y confirma. No borramos nada hasta que lo hagas.',
  again: 'Usar otra dirección',
  confirmText:
    'Borraremos de forma permanente los datos asociados a tu correo: las postulaciones que enviaste sin cuenta y las decisiones sobre ellas, las consultas, las referencias que te pidieron y tus respuestas, las invitaciones para unirte a una empresa y los correos que te enviamos. Si tienes una consulta reservada, la cancelaremos.',
  confirm: 'Borrar todo',
  confirming: 'Borrando…',
  doneTitle: 'Borramos tus datos',
  doneText: 'Ya borramos los datos asociados a tu correo.',
};
