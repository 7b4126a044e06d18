/** English text for saved search emails. */
export const savedSearchMailsEn = {
  jobs: {
    subject: '{count, plural, one {# new job} other {# new jobs}} for your search “{name}”',
    text: '{count, plural, one {One new job matches your saved search “{name}”.} other {# new jobs match your saved search “{name}”, best match first.}}',
    textUnscored:
      '{count, plural, one {One new job matches your saved search “{name}”.} other {# new jobs match your saved search “{name}”.}}',
    list: 'See all jobs in this search',
    reason: 'You’re receiving this email because you saved this search.',
  },
  candidates: {
    subject: '{count, plural, one {# new person} other {# new people}} for your search “{name}”',
    text: '{count, plural, one {One new person matches your saved search “{name}”.} other {# new people match your saved search “{name}”, best match first.}}',
    list: 'See everyone in this search',
    reason: 'You’re receiving this email because your company saved this search.',
  },
  weekly: {
    subject: '{count, plural, one {# new match} other {# new matches}} for you this week',
    text: '{count, plural, one {One job that opened in the past week scores {score} or more for you.} other {# jobs that opened in the past week score {score} or more for you, best match first.}}',
    list: 'See all jobs',
    reason: 'You’re receiving this email once a week because you have a professional profile with us.',
  },
  more: 'There are more results in the list.',
  job: '{job}, {company}',
  person: '{name}, {title}',
  scored: '{score} out of 100. {reason}',
  unscored: 'Considered without a score',
  hidden: 'Candidate',
  stopSearch: 'Stop emails for this search',
  stopWeekly: 'Stop the weekly email',
  stopText: 'The link opens a page with a button to confirm. You don’t need to sign in.',
};
