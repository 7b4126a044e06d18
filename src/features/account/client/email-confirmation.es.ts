/** Texts of the forms that confirm an address or undo its change, in Spanish. Islands load only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationEs: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar correo',
  pending: 'Confirmando…',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  doneTitle: 'Confirmaste tu nuevo correo',
  doneText: 'Desde ahora inicias sesión con {email}.',
};

export const emailUndoEs: TranslationOf<typeof emailUndoEn> = {
  submit: 'Deshacer el cambio',
  pending: 'Deshaciendo…',
  noToken: 'Este enlace está incompleto. Ábrelo de nuevo desde el correo.',
  doneTitle: 'Recuperaste tu correo anterior',
  doneText: 'Tu cuenta vuelve a usar {email}. Ahí te enviamos un enlace para crear una nueva contraseña.',
};
