/** Texts of giving a reference, in English; the island of the page brings these alone, and admins read the questions. */
export const referencesEn = {
  about: 'About {name}',
  relation: '{name} wrote: {relation}',
  together: 'When and how did you work together?',
  strengths: 'What did they do well?',
  growth: 'What could they do better?',
  again: 'Would you work with them again?',
  chooseAgain: 'Choose one',
  answers: { yes: 'Yes', unsure: 'I am not sure', no: 'No' },
  private:
    'Only our reviewers read your answers. {name} and companies never see them. If they support the reference, companies see on the profile that it was verified, when, and the line above the questions.',
  kept: 'Your answers and your details are erased after {months, number} months, as soon as you ask for it here, or when {name} deletes the account.',
  submit: 'Send reference',
  pending: 'Sending…',
  decline: 'Decline and erase my details',
  declineTitle: 'Decline?',
  declineText: 'Your name and your address are erased, and what you typed here is not sent. This cannot be undone.',
  noToken: 'This link is incomplete. Please open it from the email again.',
  absentTitle: 'This link no longer works',
  absentText: 'It has expired, or the reference was declined. There is nothing you need to do.',
  failed: 'The page could not be loaded',
  answeredTitle: 'Thank you',
  answeredText: 'Your reference has arrived.',
  withdraw: 'Erase my answers and details',
  withdrawTitle: 'Erase your answers?',
  withdrawText:
    'Your name, your address and what you wrote are erased. This cannot be undone. If the profile already says that a reference was verified, that stays.',
  declinedTitle: 'Your details are erased',
  declinedText: 'Your name, your address and what you may have written were erased.',
  /** How it stands, for admins. */
  status: {
    asked: 'Asked, no answer yet',
    answered: 'Answered',
    declined: 'Declined; the referee’s details are erased',
    lapsed: 'Expired; the referee’s details are erased',
  },
} as const;
