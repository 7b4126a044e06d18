/**
 * What the static parts of the translated public pages say, in English: their heads and cards (`heads`, by path), and the pages. Only the
 * build reads it, never the browser.
 */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS } from '#shared/brand-facts.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { noticeEn } from '#shared/words/score-notice.en.ts';
import { vettingPageEn } from './vetting-page.en.ts';

export const pageTextsEn = {
  scoreNotice: noticeEn,
  vetting: vettingPageEn,
  language: 'Language',
  theme: { label: 'Colors', system: 'System', light: 'Light', dark: 'Dark' },
  account: {
    confirm: {
      title: 'Confirm your new address',
      text: 'Press the button to sign in with it from now on.',
      claim: 'Same you, new address.',
      account: 'Go to your account',
    },
    erase: {
      title: 'Erase my data',
      text: 'For people without an account who applied, were named as a reference, booked a consultation or got emails from us.',
      claim: 'Forgotten means forgotten.',
      privacy: 'What we keep, and how long',
    },
    undo: {
      title: 'Undo the change',
      text: 'Press the button to restore your old address. Every device is signed out.',
      claim: 'Yours stays yours.',
      signIn: 'Sign in',
    },
  },
  auth: {
    needsScript: 'This form needs JavaScript. Please switch it on and load the page again.',
    footer: { home: 'Home', apply: 'Apply as a professional' },
    signIn: {
      title: 'Welcome Back',
      text: 'Sign in to your {brand} account',
      noAccount: "Don't have an account?",
      signUp: 'Sign up',
      claim: 'Good people are only a time zone away.',
    },
    register: {
      title: 'Join {brand}',
      text: 'Create your account and get started',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
      claim: 'Two sides, one bridge. Which way are you crossing?',
    },
    forgot: {
      title: 'Forgot your password?',
      text: 'Enter your email address. If it has an account, we send a link to set a new password.',
      remembered: 'Remembered it?',
      signIn: 'Sign in',
      claim: 'It happens to the best.',
    },
    reset: {
      title: 'Choose a new password',
      text: 'You sign in with it from now on; every device is signed out.',
      askAgain: 'Ask for a new link',
      claim: 'Almost across.',
    },
  },
  hiring: {
    checkIn: {
      title: 'How is it going?',
      text: 'A check-in about your hire. One click is enough.',
      claim: 'Good work lasts.',
      signIn: 'Sign in',
    },
  },
  apply: {
    eyebrow: 'For professionals in Latin America',
    title: 'Apply to join {brand}',
    lead: 'One application opens the door to remote roles at U.S. companies. It takes about five minutes, and it costs you nothing.',
    stepsTitle: 'What happens next',
    steps: {
      apply: { title: 'You apply', text: 'Tell us what you do, what you work with and what you charge.' },
      review: {
        title: 'A person reviews it',
        text: `No robot turns you down. You hear back within ${ANSWER_BUSINESS_DAYS} business days, either way.`,
      },
      start: {
        title: 'You get your credentials',
        text: 'Once approved, your login credentials arrive by email. Companies can find you, and you can apply to jobs.',
      },
    },
    helpTitle: 'Good to know',
    help: {
      english: 'Write in English: companies will read it.',
      rate: 'Your rate is yours. You can change it later.',
      draft: `A draft is kept in this browser until you submit it, for ${LIFETIMES.draftDays} days at most.`,
    },
    needsScript: 'This form needs JavaScript. Please switch it on and load the page again, or write to us at {email}.',
    questions: 'Questions?',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    footer: { home: 'Home', hire: 'Hire talent', privacy: 'Privacy', terms: 'Terms' },
  },
  reference: {
    title: 'Give a reference',
    text: 'Four questions about working together. Only our reviewers read your answers.',
    claim: 'What they were like to work with, in your words.',
    privacy: 'What we keep about you',
  },
  heads: {
    landing: {
      title: brand.tagline,
      description: `Hire pre-vetted, English-speaking remote professionals from Latin America in under ${CLAIMS.daysToHire} days, with a ${BRAND_FACTS.guaranteeMonths}-month guarantee and no upfront fees.`,
      share: { kicker: brand.tagline, title: 'Your next great hire is one time zone away.' },
    },
    pricing: {
      title: 'Pricing and questions',
      description: `What a hire costs and when you pay: no upfront fees, one fee when you hire, a ${BRAND_FACTS.guaranteeMonths}-month guarantee, and answers about refunds and employment.`,
      share: { kicker: 'Pricing', title: 'You pay when you hire, and not before.' },
    },
    howScoresWork: {
      title: 'How scores work',
      description:
        'What a compatibility score is made of, what never counts, how long it is kept, and how to be considered without one.',
      share: { kicker: 'Scores', title: 'A score orders. People decide.' },
    },
    howVettingWorks: {
      title: 'Vetted and verified',
      description:
        'What it means that a profile is vetted, what it means that a fact is verified, what companies see of both, and how long it lasts.',
      share: { kicker: 'Vetting', title: 'A whole profile, and single facts.' },
    },
    checkIn: {
      title: 'A check-in',
      description: 'Say how your hire is going.',
      share: { kicker: 'Your hire', title: 'How is it going?' },
    },
    login: {
      title: 'Sign in',
      description: `Sign in to ${brand.name} to see your candidates or jobs, your messages and what is waiting for you.`,
      share: { kicker: 'Sign in', title: 'Welcome back to the bridge.' },
    },
    register: {
      title: 'Create your account',
      description: `Join ${brand.name} to hire remote professionals from Latin America, or to find your next remote role.`,
      share: { kicker: 'Create your account', title: 'Hire across the bridge, or be hired.' },
    },
    forgotPassword: {
      title: 'Reset your password',
      description: 'Ask for a link to set a new password.',
      share: { kicker: 'Your account', title: 'Reset your password' },
    },
    resetPassword: {
      title: 'Choose a new password',
      description: 'Set a new password for your account.',
      share: { kicker: 'Your account', title: 'Choose a new password' },
    },
    eraseMyData: {
      title: 'Erase my data',
      description:
        'Have erased what we keep about your email address when you have no account: an emailed link confirms it is you.',
      share: { kicker: 'Your data', title: 'Erase my data' },
    },
    undoEmail: {
      title: 'Undo the change',
      description: 'Restore the previous email address of your account.',
      share: { kicker: 'Your account', title: 'Undo the change' },
    },
    reference: {
      title: 'Give a reference',
      description: 'Tell us about someone you worked with.',
      share: { kicker: 'Your words', title: 'Give a reference' },
    },
    confirmEmail: {
      title: 'Confirm your new address',
      description: 'Confirm a new email address for your account.',
      share: { kicker: 'Your account', title: 'Confirm your new address' },
    },
    apply: {
      title: 'Apply as a professional',
      description: `Latin American professionals: apply to work remotely with U.S. companies. We answer within ${ANSWER_BUSINESS_DAYS} business days.`,
      share: {
        kicker: 'For professionals in Latin America',
        title: `Apply to join ${brand.name}`,
        note: `An answer within ${ANSWER_BUSINESS_DAYS} business days`,
      },
    },
  },
} as const;
