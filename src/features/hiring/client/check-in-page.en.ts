/** English text around the form on the check-in page. */
export const checkInPageEn = {
  head: {
    title: 'Check-in',
    description: 'Tell us how your hire or your new job is going.',
    share: { kicker: 'Check-in', title: 'How is it going?' },
  },
  title: 'How is it going?',
  text: 'A quick check-in about your hire or your new job. One click is enough.',
  tagline: 'If something isn’t going well, tell us as soon as you can.',
  signIn: 'Sign in',
};
