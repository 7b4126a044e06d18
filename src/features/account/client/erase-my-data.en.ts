/** Texts of the form by which people without an account are erased, in English; the island brings these alone. */
export const eraseMyDataEn = {
  email: 'Your email address',
  help: 'The address you gave us, or that we wrote to.',
  submit: 'Send me the link',
  pending: 'Sending…',
  sentTitle: 'Check your mailbox',
  sentText:
    'We wrote to {email}. Open the link in the email within {hours, number} hours and confirm there. Nothing is erased before.',
  again: 'Use another address',
  confirmText:
    'What we keep about your address is erased for good: public applications and what was decided about them, consultations, references and what was said in them, and emails. A consultation to come is cancelled.',
  confirm: 'Erase everything',
  confirming: 'Erasing…',
  doneTitle: 'Erased',
  doneText: 'What we kept about your address is gone.',
} as const;
