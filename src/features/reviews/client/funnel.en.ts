/** Texts of a job's funnel, in English. */
export const funnelEn = {
  title: 'How far applicants come',
  text: 'Everyone who reached each stage or a later one, and the median time people spent there before any move away from it.',
  hireTime: 'Median time from application to hire: {time}.',
  noHire: 'Nobody has been hired for this job yet.',
  cutOff: 'Of the newest {count, number} applications.',
  failed: 'The numbers could not be loaded',
  stage: 'Stage',
  reached: 'Reached',
  now: 'There now',
  time: 'Median time',
  days: '{days, plural, one {# day} other {# days}}',
  underADay: 'Under a day',
  none: '–',
} as const;
