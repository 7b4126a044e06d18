/** Texts of the forms that confirm an address and that take a change back, in Spanish; the islands bring these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationEs: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar dirección',
  pending: 'Confirmando...',
  noToken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
  doneTitle: 'Dirección confirmada',
  doneText: 'Desde ahora inicias sesión con {email}.',
};

export const emailUndoEs: TranslationOf<typeof emailUndoEn> = {
  submit: 'Anular el cambio',
  pending: 'Anulando...',
  noToken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
  doneTitle: 'Tu dirección es la de antes',
  doneText: 'Vuelves a iniciar sesión con {email}. Te enviamos allí un enlace para una contraseña nueva.',
};
