/** Texts of the notice about scores around it, in English. */
export const scoresEn = {
  notice: {
    title: 'How scores work',
    text: 'Companies see a score of how well your profile fits their job. Read what it is made of, and how to be considered without one.',
    textUnscored:
      'Your scores are off, so companies see none. Read what a score is made of; you can switch yours on again in your account.',
    confirm: 'I have read this',
    confirmed: 'You read this on {date}.',
  },
};
