/** Texts of the mails about applications, in English. */
export const applicationsMailsEn = {
  choose: 'You can choose what is mailed to you on your account page.',
  received: {
    subject: '{candidate} applied to {job}',
    text: '{candidate} ({title}) applied to your job {job}.',
    link: 'See the application',
    reason: 'You get this mail because {company} posted this job.',
  },
  moved: {
    note: 'They write:',
    link: 'See your application',
    reason: 'You get this mail because you applied to this job.',
    applied: {
      subject: 'Your application to {job} is under review',
      text: '{company} is reviewing your application to {job}.',
    },
    interviewing: {
      subject: 'Interviewing: {job} at {company}',
      text: 'Good news: {company} wants to get to know you. Your application to {job} moved to interviewing.',
    },
    offered: {
      subject: '{company} made you an offer',
      text: 'Congratulations: {company} offers you the job {job}. You can accept or decline on the page of your application.',
    },
    hired: {
      subject: 'You are hired: {job} at {company}',
      text: 'Congratulations: you are hired as {job} at {company}.',
    },
    declined: {
      subject: 'Your application to {job} at {company}',
      text: 'Thank you for applying to {job} at {company}. They decided not to go on with your application. This says nothing about your other applications, and new jobs come in every day.',
    },
    reopened: {
      subject: 'Your application to {job} is open again',
      text: '{company} took back its decision: your application to {job} is open again and stands where it stood before.',
    },
  },
} as const;
