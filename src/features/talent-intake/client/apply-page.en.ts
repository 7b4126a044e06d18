/** The public application page, in English. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';

export const applyPageEn = {
  head: {
    title: 'Apply as a professional',
    description: `Latin American professionals: apply to work remotely with U.S. companies. Hear back within ${ANSWER_BUSINESS_DAYS} business days.`,
    share: {
      kicker: 'For professionals in Latin America',
      title: `Apply to join ${brand.name}`,
      note: `Hear back within ${ANSWER_BUSINESS_DAYS} business days`,
    },
  },
  eyebrow: 'For professionals in Latin America',
  title: 'Apply to join {brand}',
  lead: 'Apply once to work remotely with U.S. companies. It takes about five minutes and is free.',
  stepsTitle: 'What happens next',
  steps: {
    apply: { title: 'You apply', text: 'Tell us what you do, what tools you use and what you charge.' },
    review: {
      title: 'A person reviews your application',
      text: `Someone on our team reads it and decides. You’ll hear back within ${ANSWER_BUSINESS_DAYS} business days, either way.`,
    },
    start: {
      title: 'You get your credentials',
      text: 'If you’re approved, you’ll get your login credentials by email. Then companies can find you, and you can apply to jobs.',
    },
  },
  helpTitle: 'Good to know',
  help: {
    english: 'Write in English. Companies will read your profile.',
    rate: 'You set your own rate, and you can change it later.',
    draft: `Your draft is saved in this browser until you submit it, for up to ${LIFETIMES.draftDays} days.`,
  },
  needsScript: 'This form needs JavaScript. Please turn it on and reload the page, or write to us at {email}.',
  questions: 'Questions?',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  footer: { home: 'Home', hire: 'Hire talent', privacy: 'Privacy', terms: 'Terms' },
};
