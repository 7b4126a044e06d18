/** Texts of the forms that confirm an address and that take a change back, in Portuguese; the islands bring these alone. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationPt: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar endereço',
  pending: 'Confirmando...',
  noToken: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
  doneTitle: 'Endereço confirmado',
  doneText: 'A partir de agora você entra com {email}.',
};

export const emailUndoPt: TranslationOf<typeof emailUndoEn> = {
  submit: 'Desfazer a mudança',
  pending: 'Desfazendo...',
  noToken: 'Este link está incompleto. Abra-o de novo a partir do e-mail.',
  doneTitle: 'Seu endereço voltou',
  doneText: 'Você entra de novo com {email}. Enviamos para lá um link para uma nova senha.',
};
