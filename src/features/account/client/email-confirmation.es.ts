/** Texts of the form that confirms an address, in Spanish; the island brings these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn } from './email-confirmation.en.ts';

export const emailConfirmationEs: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar dirección',
  pending: 'Confirmando...',
  noToken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
  doneTitle: 'Dirección confirmada',
  doneText: 'Desde ahora inicias sesión con {email}.',
};
