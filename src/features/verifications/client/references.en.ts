/** Texts for the reference form, in English. The page's island loads no others. Admins also see the questions. */
export const referencesEn = {
  about: 'About {name}',
  relation: '{name} wrote: {relation}',
  together: 'When and how did you work together?',
  strengths: 'What did they do well?',
  growth: 'What could they do better?',
  again: 'Would you work with them again?',
  chooseAgain: 'Choose one',
  answers: { yes: 'Yes', unsure: 'I’m not sure', no: 'No' },
  private:
    'Only our reviewers read your answers. {name} and companies never see them. If your answers support the reference, the profile tells companies that a reference was verified and when. It also shows them the line above the questions.',
  kept: 'We erase your answers and your details after {months, number} months, or sooner if you erase them on this page or {name} deletes their account.',
  submit: 'Send reference',
  pending: 'Sending…',
  decline: 'Decline and erase my details',
  declineTitle: 'Decline and erase your details?',
  declineText:
    'We’ll erase your name and your email address, and what you typed here won’t be sent. You can’t undo this.',
  noToken: 'This link is incomplete. Open it again from the email.',
  absentTitle: 'This link no longer works',
  absentText: 'It expired, or the request no longer exists. You don’t need to do anything.',
  failed: 'We couldn’t load this page',
  answeredTitle: 'Thank you',
  answeredText: 'We received your reference.',
  withdraw: 'Erase my answers and details',
  withdrawTitle: 'Erase your answers?',
  withdrawText:
    'We’ll erase your name, your email address and what you wrote. You can’t undo this. If the profile already says that a reference was verified, that stays.',
  declinedTitle: 'We erased your details',
  declinedText: 'Your name, your email address and anything you wrote are gone.',
  /** The status as admins see it. */
  status: {
    asked: 'Requested, no answer yet',
    answered: 'Answered',
    declined: 'Declined or withdrawn; we erased the person’s details',
    lapsed: 'Expired; we erased the person’s details',
  },
} as const;
