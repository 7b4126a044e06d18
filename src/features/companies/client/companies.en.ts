/** English text for a company's badge and response rate. */
export const companiesEn = {
  verified: 'Verified company',
  answers: {
    rate: 'Responds to {rate, number}% of applications',
    usual: '{hours, plural, =0 {usually within the hour} one {usually within # hour} other {usually within # hours}}',
    usualDays: '{days, plural, one {usually within # day} other {usually within # days}}',
    promise: '{days, plural, one {Says it responds within # day} other {Says it responds within # days}}',
  },
} as const;
