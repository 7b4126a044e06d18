/** The page where someone gives a reference, in English. */
export const referencePageEn = {
  head: {
    title: 'Give a reference',
    description: 'Tell us about someone you worked with.',
    share: { kicker: 'Your words', title: 'Give a reference' },
  },
  title: 'Give a reference',
  text: 'Four questions about working together. Only our reviewers read your answers.',
  claim: 'What they were like to work with, in your words.',
  privacy: 'What we keep about you',
};
