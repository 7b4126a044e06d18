/**
 * The English texts around a score: the bands' names and the explanation's headings. The reasons themselves come with the
 * score, and in other languages from wording.*.ts.
 */
export const matchingEn = {
  percent: '{score}%',
  spokenScore: 'compatibility:',
  unscored: 'No score',
  unscoredHint: 'Considered without a score. How scores work',
  unscoredTitle: 'Considered without a score',
  unscoredText:
    'This person asked to be considered without a score. That says nothing for or against them: read what they state, as you would with anyone.',
  clock: { shared: '{hours, plural, =0 {no shared hours} other {{hours, number} h shared}}' },
  howScoresWork: 'How scores work',
  seeWhy: 'See why',
  dialogTitle: 'Why {score}%',
  band: {
    strong: 'Strong match',
    good: 'Good match',
    partial: 'Partial match',
    weak: 'Weak match',
  },
  skillsFact: {
    company: {
      all: 'They have {asked, plural, one {the skill} other {all # skills}} you ask for.',
      almostAll: 'They have almost all the skills you ask for: {matched, number} of {asked, number}.',
      some: 'They have {matched, number} of {asked, plural, one {# skill} other {# skills}} you ask for.',
    },
    candidate: {
      all: 'You have {asked, plural, one {the skill} other {all # skills}} they ask for.',
      almostAll: 'You have almost all the skills they ask for: {matched, number} of {asked, number}.',
      some: 'You have {matched, number} of {asked, plural, one {# skill} other {# skills}} they ask for.',
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
  times: '×{times} on this job',
  noWeight: 'Nothing to compare, so it does not count',
  confidenceHeading: 'How certain this score is',
  confidence: { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' },
  confidenceText: {
    low: 'Both sides gave little that can be compared.',
    medium: 'Both sides gave some of what can be compared.',
    high: 'Both sides gave most of what can be compared.',
  },
  compared: 'Given by both sides: {parts}',
  notCompared: '{part}: {reason}',
  surer: {
    candidate: 'More skills, a fuller bio and no empty fields in your profile make it more certain.',
    company:
      'A fuller post makes it more certain: required skills, a longer description and no empty fields. So does a fuller profile.',
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
  hint: 'A score supports a decision. It never declines anyone, and hides no one unless a company filters by it.',
};
