/** English text for the emails about the last day to apply and about takedowns. */
export const jobMailsEn = {
  reason: 'You’re receiving this email because {company} posted this job.',
  ending: {
    subject: 'Last day to apply for {job}: {day}',
    text: 'After {day}, {job} closes automatically. You’ll keep the applications you’ve received. To keep it open, click once on the job’s page. It then stays open for {days} days from the day you click.',
    link: 'See the job',
  },
  closed: {
    subject: '{job} is closed to new applications',
    text: 'The last day to apply for {job} was {day}, so the job is now closed. Everyone who applied is still there. You can reopen it from its page, but you may first need to answer applicants who asked for an answer.',
    link: 'See the job',
  },
  takenDown: {
    subject: '{job} was taken down',
    text: 'Our team took {job} down. The reason:',
    meaning:
      'Candidates can no longer find the job, and no one can apply. Everyone who applied is still there, and you can continue with them. You can’t reopen, extend or post the job again.',
    contact:
      'If you think this is a mistake, or once you’ve fixed the job, write to {email} and we’ll review it again.',
    link: 'See the job',
  },
  restored: {
    subject: '{job} was restored',
    open: 'Our team restored {job}. It’s open again: candidates can find it and apply. We moved its last day to apply one day later for each day it was down.',
    paused:
      'Our team restored {job}. It’s paused, so candidates can’t find it. You can reopen it from its page, but you may first need to answer applicants who asked for an answer. We moved its last day to apply one day later for each day it was down.',
    closed:
      'Our team restored {job}. It’s closed, as it was before. You can reopen it from its page, but you may first need to answer applicants who asked for an answer.',
    link: 'See the job',
  },
};
