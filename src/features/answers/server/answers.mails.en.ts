/** Texts of emails about replies and appeals, in English. */
export const answerMailsEn = {
  reason: 'You’re receiving this email because {company} posted this job.',
  asked: {
    subject: '{candidate} asked for an answer: {job}',
    text: '{candidate} applied to {job} and would like an update. Candidates see that you answer within {days, plural, one {# day} other {# days}}, and that time has passed. Reply with a message, or move the application to another stage.',
    link: 'See the application',
  },
  warned: {
    subject: '{job}: answer applicants before we pause the job',
    text: '{count, number} people who applied to {job} asked for an answer and are still waiting. If one more asks, we’ll pause the job.',
    link: 'See the job',
  },
  paused: {
    subject: '{job} is paused',
    text: '{count, number} people who applied to {job} asked for an answer and are still waiting, so we paused the job. Once all of them have an answer, you can reopen it.',
    link: 'See the job',
  },
  review: {
    note: 'The reviewer wrote:',
    link: 'See your application',
    reason: 'You’re receiving this email because you asked for this review.',
    upheld: {
      subject: 'Result of your review request: {job} at {company}',
      text: 'Someone who didn’t make the decision reviewed your application to {job} at {company}. The decision was upheld.',
    },
    reopened: {
      subject: 'Your application to {job} is open again',
      text: 'Someone who didn’t make the decision reviewed your application to {job} at {company}. The application is open again.',
    },
    reversed: {
      subject: 'Your application to {job} is open again',
      text: '{company} reversed the decision that you asked to have reviewed. Your application to {job} is open again, so the review is closed.',
    },
    ended: {
      subject: 'Your review request has ended: {job} at {company}',
      text: '{company} deleted its account, so the review you asked for ended without an answer. Your application to {job} stays declined. Your other applications aren’t affected.',
    },
  },
};
