/** The page where someone gives a reference, in English. */
export const referencePageEn = {
  head: {
    title: 'Give a reference',
    description: 'Tell us about someone you worked with.',
    share: { kicker: 'Your words', title: 'Give a reference' },
  },
  title: 'Give a reference',
  text: 'Four questions about working with this person. Only our reviewers read your answers.',
  tagline: 'Tell us in your own words what it was like to work with this person.',
  privacy: 'What we keep about you',
};
