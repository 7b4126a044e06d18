/** English text for the job conditions in the job form. */
export const jobConditionsEn = {
  title: 'Countries, hours, start and more',
  countries: 'Countries',
  countriesHelp: 'Leave this empty to open the job to all of Latin America.',
  addCountry: 'Add a country',
  hoursPerWeek: 'Hours a week',
  openings: 'Number of openings',
  startDate: 'Start date',
  validThrough: 'Last day to apply',
  validThroughHelp:
    'The job closes automatically after that day. If you leave this empty, it closes in {days, number} days.',
  benefits: 'Benefits',
  benefitsHelp: 'One per line, such as paid holidays or a laptop.',
  visibility: 'Who can see this job',
  visibilityHelp:
    'If you choose “Members only”, people without an account can’t find it, and search engines don’t list it.',
  visibilities: { public: 'Public', members: 'Members only' },
} as const;
