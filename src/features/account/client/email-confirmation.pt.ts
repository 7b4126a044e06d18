/** Texts of the form that confirms an address, in Portuguese; the island brings these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn } from './email-confirmation.en.ts';

export const emailConfirmationPt: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar endereço',
  pending: 'Confirmando...',
  noToken: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
  doneTitle: 'Endereço confirmado',
  doneText: 'A partir de agora você entra com {email}.',
};
