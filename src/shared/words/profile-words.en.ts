/** How the fields of a profile are called, on screens and on the sheet that is taken along as a PDF, in English. */
export const profileFieldsEn = {
  jobTitle: 'Job title',
  skills: 'Skills',
  experience: 'Years of experience',
  hourlyRate: 'Hourly rate',
  availability: 'Availability',
  timezone: 'Timezone',
  bio: 'Professional bio',
};

/** Other headings of the sheet, and what it says of itself. */
export const profileSheetEn = {
  summary: 'Summary',
  positions: 'Work experience',
  education: 'Education',
  languages: 'Languages',
  today: 'present',
  started: 'started',
  native: 'native',
  from: 'from',
  workType: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
};
