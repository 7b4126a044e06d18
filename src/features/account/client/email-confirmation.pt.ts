/** Texts of the forms that confirm an address or undo its change, in Portuguese. Islands load only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationPt: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar e-mail',
  pending: 'Confirmando…',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  doneTitle: 'Você confirmou seu e-mail',
  doneText: 'A partir de agora você entra com {email}.',
};

export const emailUndoPt: TranslationOf<typeof emailUndoEn> = {
  submit: 'Desfazer a mudança',
  pending: 'Desfazendo…',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  doneTitle: 'Você recuperou seu e-mail anterior',
  doneText: 'Volte a entrar com {email}. Enviamos a esse endereço um link para criar uma nova senha.',
};
