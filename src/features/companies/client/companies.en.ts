/** Texts of the company profile's screens, in English. */
export const companiesEn = {
  verified: 'Verified company',
  answers: {
    rate: 'Answers {rate, number}% of applications',
    usual: '{hours, plural, =0 {within the hour} one {usually within # hour} other {usually within # hours}}',
    usualDays: '{days, plural, one {usually within # day} other {usually within # days}}',
    promise: '{days, plural, one {Says it answers within # day} other {Says it answers within # days}}',
    soFar:
      '{count, plural, =0 {No applications count yet.} one {So far, # application counts, {answered, number} answered.} other {So far, # applications count, {answered, number} answered.}} Candidates see your answer rate once {needed, number} applications count.',
    whatCounts:
      'An application counts once you answer it or {days, plural, one {# day has} other {# days have}} passed. One that is withdrawn before you answer does not count.',
  },
} as const;
