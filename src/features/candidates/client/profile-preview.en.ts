/** Texts of a profile's preview, in English. */
export const profilePreviewEn = {
  back: 'Edit profile',
  text: 'This is your saved profile as a company sees it. A company also sees your score for its job, and buttons to shortlist you and write to you.',
  textUnscored:
    'This is your saved profile as a company sees it. A company also sees “No score”, and buttons to shortlist you and write to you.',
  heading: 'How companies see you',
  untitled: 'Your job title',
  noBio: 'A few sentences about your work help companies decide.',
} as const;
