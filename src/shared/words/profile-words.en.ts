/** English labels for profile fields, on screens and in the profile PDF. */
export const profileFieldsEn = {
  jobTitle: 'Job title',
  skills: 'Skills',
  experience: 'Years of experience',
  hourlyRate: 'Hourly rate',
  availability: 'Availability',
  timezone: 'Timezone',
  bio: 'Professional bio',
};

/** Other texts in the PDF. */
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
