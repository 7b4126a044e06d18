/** Texts of the forms that confirm an address or undo its change, in Portuguese. Islands load only these. */
import type { TranslationOf } from '#shared/translation.ts';
import type { emailConfirmationEn, emailUndoEn } from './email-confirmation.en.ts';

export const emailConfirmationPt: TranslationOf<typeof emailConfirmationEn> = {
  submit: 'Confirmar e-mail',
  pending: 'Confirmando…',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  doneTitle: 'E-mail confirmado',
  doneText: 'A partir de agora, use {email} para entrar.',
};

export const emailUndoPt: TranslationOf<typeof emailUndoEn> = {
  submit: 'Desfazer a mudança',
  pending: 'Desfazendo…',
  noToken: 'Este link está incompleto. Abra-o de novo pelo e-mail.',
  doneTitle: 'Seu e-mail anterior foi restaurado',
  doneText: 'Use {email} para entrar de novo. Enviamos a esse endereço um link para criar uma nova senha.',
};
