/** How the closed lists of the product are shown. Keys are the values of `#shared/vocabulary.ts`. */
export const vocabularyEn = {
  accountType: { company: 'Company', candidate: 'Candidate', none: 'Not Set' },
  industry: {
    technology: 'Technology',
    healthcare: 'Healthcare',
    legal: 'Legal',
    marketing: 'Marketing',
    finance: 'Finance',
    'real-estate': 'Real estate',
    other: 'Other',
  },
  companySize: {
    '1-10': '1-10 employees',
    '11-50': '11-50 employees',
    '51-200': '51-200 employees',
    '201-500': '201-500 employees',
    '500+': '500+ employees',
  },
  experience: {
    '0-1': '0-1 years',
    '1-3': '1-3 years',
    '3-5': '3-5 years',
    '5-10': '5-10 years',
    '10+': '10+ years',
  },
  workType: { 'full-time': 'Full-time', 'part-time': 'Part-time', contract: 'Contract' },
  jobStatus: { open: 'Open', paused: 'Paused', closed: 'Closed' },
  applicationStatus: {
    pending: 'Pending review',
    applied: 'Under review',
    interviewing: 'Interviewing',
    offered: 'Offered',
    hired: 'Hired',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  approvalStatus: { pending: 'Vetting in progress', approved: 'Vetted', rejected: 'Not approved' },
} as const;
