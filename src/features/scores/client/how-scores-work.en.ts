/** English page head for the page about scores. */
export const howScoresWorkEn = {
  head: {
    title: 'How scores work',
    description: 'What goes into a compatibility score, what never counts, how long we keep it, and how to opt out.',
    share: { kicker: 'Scores', title: 'What counts in a score, and what never does' },
  },
};
