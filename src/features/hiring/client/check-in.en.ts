/** English text for the check-in form. The form's island loads no other text. */
export const checkInEn = {
  about: '{job} with {other}, day {day, number}',
  question: 'How is it going?',
  answers: {
    good: { title: 'Going well', text: 'No help needed.' },
    concerns: { title: 'Some concerns', text: 'Nothing urgent.' },
    problem: { title: 'There’s a problem', text: 'Someone from our team will write to you.' },
  },
  thanks: 'Thank you',
  kept: 'Saved answer: {answer}. You can change it here.',
  private: 'Our team sees your answer. {other} doesn’t.',
  noToken: 'This link is incomplete. Open it again from the email.',
  gone: 'This link no longer works.',
  loading: 'One moment…',
} as const;
