/** What the mails of answers say, in English. */
export const answerMailsEn = {
  reason: 'You are receiving this email because {company} posted this job.',
  asked: {
    subject: '{candidate} asks for an answer: {job}',
    text: '{candidate} applied to {job} more than {days, plural, one {# day} other {# days}} ago, the time in which you say you answer, and is asking where things stand. A move or a message counts as an answer.',
    link: 'See the application',
  },
  warned: {
    subject: '{job}: answer before the job is paused',
    text: '{count, number} people who applied to {job} asked for an answer and did not get one. If one more asks, the job is paused.',
    link: 'See the job',
  },
  paused: {
    subject: '{job} is paused',
    text: '{count, number} people who applied to {job} asked for an answer and did not get one, so the job is paused. Once all of them have an answer, you can open it again.',
    link: 'See the job',
  },
  review: {
    note: 'What the reviewer writes:',
    link: 'See your application',
    reason: 'You are receiving this email because you asked for this review.',
    upheld: {
      subject: 'Your review: {job} at {company}',
      text: 'Someone other than the person who decided reviewed your application to {job} at {company}. The decision stands.',
    },
    reopened: {
      subject: 'Your application to {job} is open again',
      text: 'Someone other than the person who decided reviewed your application to {job} at {company}. It is open again.',
    },
  },
};
