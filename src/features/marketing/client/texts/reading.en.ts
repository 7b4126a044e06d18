/** English text around articles and legal documents, and for the consultation page. */
import { brand } from '#shared/brand.ts';
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const readingEn = {
  legal: {
    contents: 'Contents',
    changed: 'Last updated on',
    other: { privacy: 'Read the terms', terms: 'Read the privacy notice' },
  },
  blog: {
    author: `The ${brand.name} team`,
    reader: { companies: 'For companies', professionals: 'For professionals' },
    all: 'All articles',
    minutes: '{minutes} min read',
    onThisPage: 'On this page',
    more: 'More articles',
    next: 'Next article',
    previous: 'Previous article',
  },
  consultation: {
    eyebrow: 'Consultation',
    title: `Book your free ${CONSULTATION_MINUTES}-minute consultation`,
    lead: 'Talk with our team about the role you want to fill. It’s free, with no obligation. Companies often save 30-70% on talent costs.',
    expect: 'What to expect',
    steps: [
      {
        time: '0-10 min',
        title: 'Your team and the role',
        text: 'What the person will do, who they’ll work with, their hours, and what results you expect after three months.',
      },
      {
        time: '10-20 min',
        title: 'What the market offers',
        text: 'Who we’ve vetted for roles like yours, the rates they ask for, and how much their workday overlaps with yours.',
      },
      {
        time: '20-25 min',
        title: 'How we work',
        text: `Matching, interviews, offers, the fee and the ${BRAND_FACTS.guaranteeMonths}-month guarantee. No upfront fees: you pay only when you hire.`,
      },
      {
        time: `25-${CONSULTATION_MINUTES} min`,
        title: 'The next step, if you want one',
        text: `You’ll leave with a plan and a date for your first candidates, in under ${CLAIMS.daysToHire} days. If we can’t help, we’ll tell you.`,
      },
    ],
    write: {
      title: 'Prefer to write?',
      text: 'Tell us about the role and send two or three times that work for you. We’ll reply with an invitation to a video call.',
      button: 'Write to us',
      subject: `A free ${CONSULTATION_MINUTES}-minute consultation`,
      body: 'The role we want to fill:\n\nWhen we’d like someone to start:\n\nTwo or three times that work for us:\n',
    },
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    lookAround: 'Want to look around first?',
    signUp: 'Sign up',
  },
} as const;
