/** Texts of a company's badge and response rate, in English. */
export const companiesEn = {
  verified: 'Verified company',
  answers: {
    rate: 'Answers {rate, number}% of applications',
    usual: '{hours, plural, =0 {usually within the hour} one {usually within # hour} other {usually within # hours}}',
    usualDays: '{days, plural, one {usually within # day} other {usually within # days}}',
    promise: '{days, plural, one {Says it answers within # day} other {Says it answers within # days}}',
  },
} as const;
