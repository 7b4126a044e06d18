/** English text for emails about applications. */
export const applicationMailsEn = {
  choose: 'You can choose what we email you about on your account page.',
  declineReasons: {
    skills: 'they need different skills',
    experience: 'they need more or different experience',
    language: 'the language level',
    rate: 'the hourly rate',
    hours: 'the working hours',
    'position-filled': 'the position is filled',
  },
  received: {
    subject: '{candidate} applied to {job}',
    text: '{candidate} ({title}) applied to {job}.',
    link: 'See the application',
    reason: 'You’re receiving this email because {company} posted this job.',
  },
  moved: {
    note: 'They wrote:',
    reasonGiven: 'The reason they gave: {reason}.',
    review:
      'A person made this decision. Open your application to see what they knew about you. You have {days, number} days to ask for a review by someone else.',
    notReviewable:
      'A person made this decision. Open your application to see what they knew about you. The company has since deleted its account, so we can’t review the decision.',
    link: 'See your application',
    reason: 'You’re receiving this email because you applied to this job.',
    applied: {
      subject: 'Your application to {job} is under review',
      text: '{company} is reviewing your application to {job}.',
    },
    interviewing: {
      subject: '{company} wants to interview you for {job}',
      text: 'Good news! {company} wants to interview you for {job}. Once they propose times, you can choose one in your application.',
    },
    offered: {
      subject: '{company} made you an offer',
      text: 'Congratulations! {company} made you an offer for {job}. You can accept or decline it in your application.',
    },
    hired: {
      subject: 'You’re hired: {job} at {company}',
      text: 'Congratulations! You’ve been hired for {job} at {company}.',
    },
    declined: {
      subject: 'Your application to {job} at {company}',
      text: 'Thank you for applying to {job} at {company}. They decided not to move forward with your application. Your other applications aren’t affected.',
    },
    companyDeleted: {
      subject: 'Your application to {job} at {company}',
      text: '{company} deleted its account, so your application to {job} ended. Your other applications aren’t affected.',
    },
    reopened: {
      subject: 'Your application to {job} is open again',
      text: '{company} reversed its decision. Your application to {job} is open again, at the stage it was in before.',
    },
  },
};
