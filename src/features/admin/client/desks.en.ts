/** Texts of the admins' lists of companies, jobs and consultations, in English. */
export const recordsEn = {
  label: 'Lists',
  users: 'Users',
  companies: 'Companies',
  jobs: 'Jobs',
  consultations: 'Consultations',
  failed: 'The list could not be loaded',
  clear: 'Clear the filters',
} as const;

export const jobDeskEn = {
  title: 'Jobs',
  text: 'All posted jobs. Take down what does not belong here; the company reads your reason.',
  searchFor: 'Job title or company',
  show: 'Status',
  all: 'All jobs',
  status: { open: 'Open', paused: 'Paused', closed: 'Closed', 'taken-down': 'Taken down' },
  total: '{count, plural, =0 {No jobs} one {# job} other {# jobs}}',
  none: 'No jobs found',
  noneText: 'No job fits this search and status.',
  noneYet: 'Jobs appear here as soon as companies post them.',
  applications: '{count, plural, =0 {No applications} one {# application} other {# applications}}',
  own: 'Your own job',
  takeDown: {
    button: 'Take down',
    title: 'Take down “{job}”?',
    lists: 'The job disappears from all lists, searches, saved jobs and invitations, and no one can apply.',
    applicants:
      '{count, plural, =0 {No one has applied so far.} one {The person who applied keeps the application, and the company can go on with it.} other {The # people who applied keep their applications, and the company can go on with them.}}',
    company:
      'The company gets a notice and an email with your reason. It cannot reopen, extend or post the job again. You can restore it at any time.',
    reason: 'Reason for the company',
    reasonHelp: 'Say what is wrong and what has to change. The company reads exactly this text.',
    reasonMissing: 'Please say why, for the company',
    cancel: 'Cancel',
    confirm: 'Take down job',
    done: 'Job taken down',
    doneText: 'Candidates no longer find “{job}”. The company was informed.',
  },
  restore: {
    button: 'Restore',
    title: 'Restore “{job}”?',
    text: {
      open: 'The job was open. Unless its company owes answers, candidates find it again and can apply. Its last day to apply moves by the days it was down. The company gets a notice and an email.',
      paused: 'The job was paused and will be paused again. The company gets a notice and an email.',
      closed: 'The job was closed and stays closed. The company gets a notice and an email, and can reopen it.',
    },
    done: 'Job restored',
    doneText: 'The company of “{job}” was informed.',
  },
  reader: {
    reason: 'Taken down: “{reason}”',
    pay: 'Pay',
    description: 'Description',
    responsibilities: 'Responsibilities',
    skills: 'Required skills',
    benefits: 'Benefits',
    failed: 'The job could not be loaded',
    missing: 'This job no longer exists.',
  },
} as const;
