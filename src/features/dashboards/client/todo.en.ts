/** Texts of a company's to-do list, in English. */
export const todoEn = {
  title: 'To do',
  failed: 'Your to-do list could not be loaded',
  done: 'Nothing is waiting for you',
  doneText: 'New applications, answers and interviews appear here.',
  toReview: 'To review',
  waiting: 'Waiting for you',
  offers: 'Unanswered offers',
  interviews: 'Interviews today',
  all: 'View all: {list}',
  allShort: 'View all',
  more: '{count, plural, other {and # more}}',
  moreCutOff: 'and more than {count, number} others',
  countCutOff: '{count, number}+',
  expires: 'Expires {when}',
  join: 'Join the call with {name}',
  joinShort: 'Join',
} as const;
