/** English text for a job's funnel. */
export const funnelEn = {
  title: 'How far applicants get',
  text: 'How many people reached each stage or a later one, and the median time they spent there before moving on or leaving.',
  hireTime: 'Median time from application to hire: {time}.',
  noHire: 'No one has been hired for this job yet.',
  cutOff: 'Based on the newest {count, number} applications.',
  failed: 'We couldn’t load the numbers',
  empty: 'No numbers yet',
  emptyText: 'Once people apply, you can see how far they get and how long each stage takes.',
  stage: 'Stage',
  reached: 'Reached',
  now: 'Now',
  time: 'Median time',
  days: '{days, plural, one {# day} other {# days}}',
  underADay: '< 1 day',
  none: '–',
} as const;
