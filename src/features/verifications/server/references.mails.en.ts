/** What the mails of references say, in English. */
export const referenceMailsEn = {
  someone: 'Someone you may have worked with',
  subject: '{candidate} asks you for a reference',
  text: '{candidate} named you as someone who knows their work. {brand} is where companies in the United States hire professionals from Latin America. Four questions, a few minutes:',
  link: 'Give a reference',
  who: 'Only the people at {brand} who check references read your answers. The candidate and companies never see them. If your answers support the reference, the candidate’s profile says that a reference was verified and when.',
  kept: 'We keep your answers and your details for {months, number} months. You can have them erased earlier on the same page.',
  decline:
    'If you would rather not answer, decline there: your name and your address are erased at once. Without an answer, that happens automatically after {days, number} days.',
  reason:
    'You are receiving this email because someone named this address as a reference on {brand}. If you do not know them, ignore it.',
};
