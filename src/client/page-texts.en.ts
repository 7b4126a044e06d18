/** English texts of the static parts of translated public pages: heads and share cards (`heads`, by path), and the pages. Only read by the build. */
import { brand } from '#shared/brand.ts';
import { ANSWER_BUSINESS_DAYS, BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';
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
      claim: 'Your account stays the same. Only the address changes.',
      account: 'Go to your account',
    },
    erase: {
      title: 'Erase my data',
      text: 'For people without an account who applied, were named as a reference, booked a consultation or got emails from us.',
      claim: 'Erased data is gone for good, so we ask you to confirm by email.',
      privacy: 'What we keep, and how long',
    },
    undo: {
      title: 'Undo the change',
      text: 'Press the button to restore your old address. Every device is signed out.',
      claim: 'If you did not ask for this change, you can undo it here.',
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
      claim: 'U.S. companies and Latin American professionals, in one place.',
    },
    register: {
      title: 'Join {brand}',
      text: 'Create your account and get started',
      haveAccount: 'Already have an account?',
      signIn: 'Sign in',
      claim: 'Here to hire, or to be hired? You choose after you sign up.',
    },
    forgot: {
      title: 'Forgot your password?',
      text: 'Enter your email address. If it has an account, we send a link to set a new password.',
      remembered: 'Remembered it?',
      signIn: 'Sign in',
      claim: 'One email, one new password, and you are back in.',
    },
    reset: {
      title: 'Choose a new password',
      text: 'You sign in with it from now on. Every device is signed out.',
      askAgain: 'Ask for a new link',
      claim: 'One more step, and you are back in.',
    },
  },
  hiring: {
    checkIn: {
      title: 'How is it going?',
      text: 'A quick check-in about your hire. One click is enough.',
      claim: 'If something is not going well, tell us early.',
      signIn: 'Sign in',
    },
  },
  apply: {
    eyebrow: 'For professionals in Latin America',
    title: 'Apply to join {brand}',
    lead: 'Apply once to work remotely with U.S. companies. It takes about five minutes and is free.',
    stepsTitle: 'What happens next',
    steps: {
      apply: { title: 'You apply', text: 'Tell us what you do, what you work with and what you charge.' },
      review: {
        title: 'A person reviews it',
        text: `Someone on our team reads it and decides. You hear back within ${ANSWER_BUSINESS_DAYS} business days, either way.`,
      },
      start: {
        title: 'You get your credentials',
        text: 'If you are approved, you get your login credentials by email. Then companies can find you, and you can apply to jobs.',
      },
    },
    helpTitle: 'Good to know',
    help: {
      english: 'Write in English, because companies will read it.',
      rate: 'You set your own rate, and you can change it later.',
      draft: `Your draft is saved in this browser until you submit it, for up to ${LIFETIMES.draftDays} days.`,
    },
    needsScript: 'This form needs JavaScript. Please switch it on and load the page again, or write to us at {email}.',
    questions: 'Questions?',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    footer: { home: 'Home', hire: 'Hire talent', privacy: 'Privacy', terms: 'Terms' },
  },
  booking: {
    eyebrow: 'Free consultation',
    title: `Book your free ${CONSULTATION_MINUTES}-minute consultation`,
    lead: 'Talk with our team about the role you want to fill. Pick a time and we will email you the confirmation.',
    manageTitle: 'Move or cancel your consultation',
    manageLead: 'Nothing changes until you press a button.',
    needsScript:
      'Booking here needs JavaScript, which is switched off in this browser. Write to {email} with two or three times that suit you, and we will reply with an invitation.',
    manageNeedsScript:
      'Changing your booking here needs JavaScript, which is switched off in this browser. Write to {email} and we will change it for you.',
    footer: { home: 'Home', consultation: 'What to expect', privacy: 'Privacy', terms: 'Terms' },
  },
  notFound: {
    title: '404 Page Not Found',
    text: 'Did you forget to add the page to the router?',
    home: 'Go Home',
    consultation: 'Schedule a consultation',
    apply: 'Apply as a professional',
    resources: 'Resources',
    signIn: 'Sign In',
    dashboard: 'Dashboard',
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
      share: { kicker: 'Pricing', title: 'You pay only when you hire.' },
    },
    howScoresWork: {
      title: 'How scores work',
      description:
        'What a compatibility score is made of, what never counts, how long it is kept, and how to be considered without one.',
      share: { kicker: 'Scores', title: 'What a score counts, and what it never counts' },
    },
    howVettingWorks: {
      title: 'Vetted and verified',
      description:
        'What it means that a profile is vetted, what it means that a fact is verified, what companies see of both, and how long it lasts.',
      share: { kicker: 'Vetting', title: 'What “vetted” and “verified” mean' },
    },
    checkIn: {
      title: 'A check-in',
      description: 'Say how your hire is going.',
      share: { kicker: 'Your hire', title: 'How is it going?' },
    },
    login: {
      title: 'Sign in',
      description: `Sign in to ${brand.name} to see your candidates or jobs, your messages and what is waiting for you.`,
      share: { kicker: 'Sign in', title: 'Welcome back' },
    },
    register: {
      title: 'Create your account',
      description: `Join ${brand.name} to hire remote professionals from Latin America, or to find your next remote role.`,
      share: { kicker: 'Create your account', title: 'Hire remote talent, or find remote work' },
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
    book: {
      title: 'Book a free consultation',
      description: `Choose a time for your free ${CONSULTATION_MINUTES}-minute consultation. Free times of the next two weeks, on your own clock.`,
      share: {
        kicker: 'Consultation',
        title: 'Pick a time that suits you',
        note: `Free, ${CONSULTATION_MINUTES} minutes, online`,
      },
    },
    manageBooking: {
      title: 'Move or cancel your consultation',
      description: 'Choose another time for your consultation, or cancel it.',
      share: { kicker: 'Consultation', title: 'Move or cancel your consultation' },
    },
    consultation: {
      title: 'Schedule a consultation',
      description: `A free ${CONSULTATION_MINUTES}-minute consultation about the role you want to fill with a remote professional from Latin America.`,
      share: { kicker: 'Consultation', title: `Book your free ${CONSULTATION_MINUTES}-minute consultation` },
    },
    privacy: {
      title: 'Privacy',
      description: `What ${brand.name} keeps about you, why, for how long, who sees it, and your rights in Chile, Brazil, California and the European Union.`,
      share: { kicker: 'Privacy', title: 'What we keep about you, and your rights' },
    },
    terms: {
      title: 'Terms',
      description: `What companies and professionals can expect of ${brand.name} and of each other: fees, the ${BRAND_FACTS.guaranteeMonths}-month guarantee, accounts and conduct.`,
      share: { kicker: 'Terms', title: 'What we can expect of each other' },
    },
    notFound: {
      title: 'Page not found',
      description: 'There is no page at this address.',
      share: { kicker: '404', title: 'Page not found' },
    },
  },
} as const;
