/**
 * The English texts around a score: the bands' names and the explanation's headings. The reasons themselves come with the
 * score, as the engine words them.
 */
export const matchingEn = {
  percent: '{score}%',
  spokenScore: 'compatibility:',
  seeWhy: 'See why',
  dialogTitle: 'Why {score}%',
  band: {
    strong: 'Strong match',
    good: 'Good match',
    partial: 'Partial match',
    weak: 'Weak match',
  },
  bandText: {
    company: {
      strong: 'What you ask for and what they offer meet almost everywhere.',
      good: 'Most of what you ask for is there.',
      partial: 'Some of what you ask for is there.',
      weak: 'Little of what you ask for is stated.',
    },
    candidate: {
      strong: 'What they ask for and what you offer meet almost everywhere.',
      good: 'You bring most of what they ask for.',
      partial: 'You bring some of what they ask for.',
      weak: 'Your profile states little of what they ask for.',
    },
  },
  factorsHeading: 'How it adds up',
  factor: {
    skills: 'Skills',
    title: 'Title',
    experience: 'Experience',
    rate: 'Rate',
    timezone: 'Working hours',
    availability: 'Availability',
    text: 'Description',
    meaning: 'Meaning of titles',
  },
  factorScore: '{score} of 100',
  weight: '{percent}% of the score',
  noWeight: 'Not stated, so it does not count',
  skillsHeading: 'Skills',
  matched: 'Matched',
  related: 'Related',
  missing: 'Missing',
  relatedSkill: '{offered} for {required}',
  improvementsHeading: 'What would raise it',
  gain: '+{points}',
  hint: 'A score supports a decision. It never hides or declines anyone.',
};
