/** Texts of the notice about scores around it, in English. */
export const scoresEn = {
  notice: {
    title: 'How scores work',
    text: 'Companies see a score of how well your profile fits their job. Read what it is made of, and how to be considered without one.',
    confirm: 'I have read this',
    confirmed: 'You read this on {date}.',
  },
};
