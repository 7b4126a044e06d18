/** Texts of the forms that confirm an address or undo its change, in English. Islands load only these. */
export const emailConfirmationEn = {
  submit: 'Confirm address',
  pending: 'Confirming…',
  noToken: 'This link is incomplete. Open it again from the email.',
  doneTitle: 'Address confirmed',
  doneText: 'From now on you sign in with {email}.',
} as const;

export const emailUndoEn = {
  submit: 'Undo the change',
  pending: 'Undoing…',
  noToken: 'This link is incomplete. Open it again from the email.',
  doneTitle: 'Your previous address is back',
  doneText: 'You sign in with {email} again. We sent a link there to set a new password.',
} as const;
