/** Texts of the static parts of /apply, in English; the browser never loads them. */
export const applyPageEn = {
  eyebrow: 'For professionals in Latin America',
  title: 'Apply to join {brand}',
  lead: 'One application opens the door to remote roles at U.S. companies. It takes about five minutes, and it costs you nothing.',
  stepsTitle: 'What happens next',
  steps: {
    apply: { title: 'You apply', text: 'Tell us what you do, what you work with and what you charge.' },
    review: {
      title: 'A person reviews it',
      text: 'No robot turns you down. You hear back within 2-3 business days, either way.',
    },
    start: {
      title: 'You get your credentials',
      text: 'Once approved, your login credentials come by e-mail. Companies can find you, and you can apply to jobs.',
    },
  },
  helpTitle: 'Good to know',
  help: {
    english: 'Write in English: companies will read it.',
    rate: 'Your rate is yours. You can change it later.',
    draft: 'What you type stays in this browser until you submit it.',
  },
  needsScript: 'This form needs JavaScript. Please switch it on and load the page again, or write to us at {email}.',
  questions: 'Questions?',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  footer: { home: 'Home', hire: 'Hire talent', privacy: 'Privacy', terms: 'Terms' },
} as const;
