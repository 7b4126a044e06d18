/** English text for a company's to-do list. */
export const todoEn = {
  title: 'To do',
  failed: 'We couldn’t load your to-do list',
  done: 'You’re all caught up',
  doneText: 'New applications, answers and interviews will appear here.',
  waiting: 'Waiting for you',
  offers: 'Unanswered offers',
  interviews: 'Interviews today',
  all: 'View all: {list}',
  allShort: 'View all',
  more: '{count, plural, other {and # more}}',
  moreCutOff: 'and more',
  countCutOff: '{count, number}+',
  expires: 'Expires {when}',
  withoutTerms: 'Without terms',
  join: 'Join the call with {name}',
  joinShort: 'Join',
} as const;
