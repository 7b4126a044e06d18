/** Texts of the forms that confirm an address and that take a change back, in English; the islands bring these alone. */
export const emailConfirmationEn = {
  submit: 'Confirm address',
  pending: 'Confirming...',
  noToken: 'This link is not complete. Please open it from the mail once more.',
  doneTitle: 'Address confirmed',
  doneText: 'From now on you sign in with {email}.',
} as const;

export const emailUndoEn = {
  submit: 'Take the change back',
  pending: 'Taking it back...',
  noToken: 'This link is not complete. Please open it from the mail once more.',
  doneTitle: 'Your address is back',
  doneText: 'You sign in with {email} again. We sent a link there for a new password.',
} as const;
