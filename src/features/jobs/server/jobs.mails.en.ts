/** Texts of the mails about the last day to apply, in English. */
export const jobMailsEn = {
  reason: 'You get this email because {company} posted this job.',
  ending: {
    subject: 'Last day to apply for {job}: {day}',
    text: 'After {day}, {job} closes by itself. Your applicants stay. To keep it open, extend it by {days} days with one click.',
    link: 'Extend the job',
  },
  closed: {
    subject: '{job} is closed to new applications',
    text: 'The last day to apply for {job} was {day}, so the job is now closed. Everyone who applied is still there. You can reopen it at any time.',
    link: 'See the job',
  },
};
