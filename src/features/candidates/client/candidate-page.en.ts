/** Texts of a candidate's page, in English. */
export const candidatePageEn = {
  back: 'All candidates',
  paused: 'This person’s account is paused, so you can’t invite or shortlist them for now.',
  about: 'About',
  noBio: 'No summary provided',
  skills: 'Skills',
  links: 'Links',
  linkedin: 'LinkedIn',
  portfolio: 'Portfolio',
  noScore: 'No score yet',
  noScoreText: 'Once you have an open job, you’ll see how well this candidate fits it, and why.',
  missing: 'Candidate not found',
  missingText: 'This profile doesn’t exist, or your company doesn’t have access to it.',
} as const;
