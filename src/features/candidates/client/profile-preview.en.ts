/** Texts of a profile's preview, in English. */
export const profilePreviewEn = {
  back: 'Edit profile',
  text: 'This is how a company sees your saved profile. Companies also see your score for their job, and buttons to shortlist and message you.',
  textUnscored:
    'This is how a company sees your saved profile. Companies also see “No score”, and buttons to shortlist and message you.',
  heading: 'How companies see you',
  untitled: 'Your job title',
  noBio: 'A few sentences about your work help companies decide.',
} as const;
