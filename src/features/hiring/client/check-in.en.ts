/** Texts of the page that a check-in's link opens, in English; its island brings these alone. */
export const checkInEn = {
  question: '{day, number} days of {job} with {other}',
  ask: 'How is it going?',
  answers: {
    good: { title: 'Going well', text: 'Nothing that needs us.' },
    concerns: { title: 'Some concerns', text: 'We should talk at some point.' },
    problem: { title: 'There is a problem', text: 'Someone from our team will write to you.' },
  },
  thanks: 'Thank you',
  kept: 'You answered: {answer}. You can change it here.',
  private: 'Your answer is for our team; {other} does not see it.',
  noToken: 'This link is incomplete. Please open it from the email again.',
  gone: 'This link no longer works.',
  loading: 'One moment…',
} as const;
