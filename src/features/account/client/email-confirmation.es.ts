/** Texts of the forms that confirm an address or undo its change, in Spanish. Islands load only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationEs: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar dirección',
  pending: 'Confirmando…',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  doneTitle: 'Confirmaste tu dirección',
  doneText: 'Desde ahora inicias sesión con {email}.',
};

export const emailUndoEs: TranslationOf<typeof emailUndoEn> = {
  submit: 'Deshacer el cambio',
  pending: 'Deshaciendo…',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  doneTitle: 'Recuperaste tu dirección anterior',
  doneText: 'Inicia sesión otra vez con {email}. Te enviamos ahí un enlace para crear una nueva contraseña.',
};
