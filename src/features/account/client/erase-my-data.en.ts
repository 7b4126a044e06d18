/** Texts of the form that erases the data of people without an account, in English. Its island loads only these. */
export const eraseMyDataEn = {
  email: 'Your email address',
  help: 'The address you gave us, or the one we emailed.',
  submit: 'Send me the link',
  pending: 'Sending…',
  sentTitle: 'Check your email',
  sentText:
    'We sent an email to {email}. Open the link in it within {hours, number} hours and confirm. We erase nothing until you do.',
  again: 'Use another address',
  confirmText:
    'We’ll permanently erase what we keep about your address: applications you sent without an account and the decisions on them, consultations, references you were asked for and your answers, invitations to join a company, and emails. If you have an upcoming consultation, we’ll cancel it.',
  confirm: 'Erase everything',
  confirming: 'Erasing…',
  doneTitle: 'Your data is erased',
  doneText: 'We erased what we kept about your address.',
} as const;
