/** English text for a new company's first steps. */
export const firstStepsEn = {
  title: 'Get started',
  progress: '{done, number} of {all, number} done',
  done: 'Done:',
  profile: 'Describe your company',
  profileText: 'Candidates see the description on your company page.',
  job: 'Publish your first job',
  jobText: 'Paste a job ad you already have, or use one of our drafts.',
  people: 'Invite {count, number} people',
  peopleText:
    '{invited, plural, =0 {We’ll show you who fits each job you post.} one {# invited so far.} other {# invited so far.}}',
  calendar: 'Set your interview hours',
  calendarText: 'We’ll suggest interview times within those hours.',
  hide: 'Hide these steps',
} as const;
