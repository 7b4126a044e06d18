/** Texts for the email that asks for a reference, in English. */
export const referenceMailsEn = {
  someone: 'Someone you may have worked with',
  subject: '{candidate} is asking you for a reference',
  text: '{candidate} named you as someone who knows their work. On {brand}, companies in the United States hire professionals from Latin America. It’s four questions and takes a few minutes:',
  link: 'Give a reference',
  who: 'Only the people at {brand} who check references read your answers. The candidate and companies never see them. If your answers support the reference, the candidate’s profile will say that a reference was verified, and when.',
  kept: 'We keep your answers and your details for {months, number} months. You can erase them sooner on the same page.',
  decline:
    'If you would rather not answer, decline there, and we’ll erase your name and your email address right away. Without an answer, that happens automatically after {days, number} days.',
  reason:
    'You’re receiving this email because someone named this address as a reference on {brand}. If you don’t know them, you can ignore this email.',
};
