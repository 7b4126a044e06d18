/**
 * The English texts around a score: the bands' names and the explanation's headings. The reasons themselves come with the
 * score, and in other languages from scoring/wording.*.ts.
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
  },
  factorScore: '{score} of 100',
  weight: '{percent}% of the score',
  noWeight: 'Not stated, so it does not count',
  confidenceHeading: 'How sure this score is',
  confidence: { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' },
  confidenceText: {
    low: 'Little was told that can be compared.',
    medium: 'Part of what can be compared was told.',
    high: 'Most of what can be compared was told.',
  },
  compared: 'Both sides told: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate: 'More skills, a fuller bio and no empty fields in your profile make it surer.',
    company:
      'A fuller post makes it surer: required skills, a longer description and no empty fields. So does a fuller profile.',
  },
  copied: {
    badge: 'Repeats the job post',
    bio: 'The bio repeats your job post nearly word for word.',
    skills: 'The skills are those of your job post, word for word.',
    counts: 'What is repeated counts once.',
  },
  loading: 'Loading the explanation',
  failed: 'The explanation could not be loaded',
  skillsHeading: 'Skills',
  matched: 'Matched',
  related: 'Related',
  missing: 'Missing',
  relatedSkill: '{offered} for {required}',
  improvementsHeading: 'What would raise it',
  hint: 'A score supports a decision. It never hides or declines anyone.',
};
