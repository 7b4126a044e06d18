/** Texts of the form that confirms an address, in English; the island brings these alone. */
export const emailConfirmationEn = {
  submit: 'Confirm address',
  pending: 'Confirming...',
  noToken: 'This link is not complete. Please open it from the mail once more.',
  doneTitle: 'Address confirmed',
  doneText: 'From now on you sign in with {email}.',
} as const;
