/** The words of a profile that is taken along as a PDF. */
export const profileSheetEn = {
  summary: 'Summary',
  positions: 'Work experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  availability: 'Availability',
  today: 'present',
  native: 'native',
  from: 'from',
  workType: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
};
