/**
 * English text for scores: the names of the bands and the headings of the explanation. The server
 * sends the reasons in English with the score. Other languages word them in wording.*.ts.
 */
export const matchingEn = {
  percent: '{score}%',
  spokenScore: 'compatibility:',
  unscored: 'No score',
  unscoredHint: 'Scores are turned off for this profile. How scores work',
  unscoredTitle: 'Considered without a score',
  unscoredText: 'This person chose to be considered without a score. Please read their profile as you would any other.',
  clock: {
    shared: '{hours, plural, =0 {no hours in common} other {{hours, number} h in common}}',
    shift: '{start} to {end} shift',
  },
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
      some: '{matched, plural, =0 {They have none of the skills you ask for.} other {They have # of {asked, plural, one {# skill} other {the # skills}} you ask for.}}',
    },
    candidate: {
      all: 'You have {asked, plural, one {the skill} other {all # skills}} they ask for.',
      almostAll: 'You have almost all the skills they ask for: {matched, number} of {asked, number}.',
      some: '{matched, plural, =0 {You have none of the skills they ask for.} other {You have # of {asked, plural, one {# skill} other {the # skills}} they ask for.}}',
    },
  },
  factor: {
    skills: 'Skills',
    title: 'Title',
    experience: 'Experience',
    rate: 'Rate',
    timezone: 'Working hours',
    availability: 'Availability',
    text: 'Description',
    country: 'Country',
    hours: 'Weekly hours',
  },
  factorScore: '{score} out of 100',
  weight: '{percent}% of the score',
  noWeight: 'Nothing to compare, so it doesn’t count',
  confidence: { low: 'Low confidence', medium: 'Medium confidence', high: 'High confidence' },
  copied: {
    badge: 'Repeats the job post',
  },
  loading: 'Loading the explanation',
  failed: 'We couldn’t load the explanation',
  matched: 'Matched',
  related: 'Related',
  missing: 'Missing',
  relatedSkill: '{offered} instead of {required}',
};
