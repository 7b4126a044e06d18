/** Texts around the notice about scores, in English. */
export const scoresEn = {
  notice: {
    title: 'How scores work',
    text: 'Companies see a score that shows how well your profile fits their job. Read how it is calculated, and how to be considered without one.',
    textUnscored:
      'Your scores are off, so companies do not see any. Read how a score is calculated. You can turn yours back on in your account.',
    confirm: 'I have read this',
    confirmed: 'You read this on {date}.',
  },
};
