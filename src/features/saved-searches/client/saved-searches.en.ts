/** English text for saved searches. */
export const savedSearchesEn = {
  save: {
    button: 'Save this search',
    title: 'Save this search',
    text: 'We’ll email you new results as often as you choose.',
    textForMember:
      'We’ll email new results as often as you choose. They go to the person who created your company’s account or, if that person has left, to the owner who joined first.',
    name: 'Name',
    frequency: 'Emails',
    minScore: 'Minimum score',
    minScoreHelp: 'People without a score are included.',
    confirm: 'Save search',
    saving: 'Saving…',
    saved: 'Search saved',
    savedText: 'Your account page has a link to your saved searches.',
  },
  frequency: {
    instant: 'As soon as there’s something new',
    daily: 'Once a day',
    weekly: 'Once a week',
    off: 'Paused',
  },
  score: { any: 'Any score', atLeast: '{score} or more' },
  title: 'Saved searches',
  text: 'We email new results of these searches as often as you choose. Each search sends a result only once.',
  recipient: {
    candidate:
      'You can turn off all emails about new matches and saved searches on your <account>account page</account>.',
    company: 'You can turn off all emails about saved searches on your <account>account page</account>.',
    member:
      'The emails go to the person who created your company’s account or, if that person has left, to the owner who joined first.',
  },
  failed: 'We couldn’t load your saved searches',
  none: 'No saved searches yet',
  noneText: 'Set filters in the list and press “Save this search”.',
  browseJobs: 'Browse Jobs',
  browseCandidates: 'Browse Candidates',
  created: 'Saved {when}',
  lastSent: 'Last email {when}',
  neverSent: 'No email yet',
  cannotRun: {
    jobs: 'This search can’t run right now, for example because your profile has no time zone. We’re not sending emails for it.',
    candidates:
      'This search can’t run right now, for example because the job used for its scores is closed. We’re not sending emails for it.',
  },
  sent: 'Sent results',
  sentNone: 'We haven’t sent anything yet.',
  sentFailed: 'We couldn’t load the sent results',
  sentScore: '{score}%. {reason}',
  jobAt: '{title}, {company}',
  personAs: '{name}, {title}',
  closed: 'No longer open',
  delete: 'Delete',
  deleteTitle: 'Delete “{name}”?',
  deleteText: 'We’ll stop sending emails for this search and delete its list of sent results.',
  deleteConfirm: 'Delete search',
  deleted: 'Search deleted',
};
