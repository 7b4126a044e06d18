/** Head of the page about scores, in English. */
export const howScoresWorkEn = {
  head: {
    title: 'How scores work',
    description:
      'What a compatibility score is made of, what never counts, how long it is kept, and how to be considered without one.',
    share: { kicker: 'Scores', title: 'What a score counts, and what it never counts' },
  },
};
