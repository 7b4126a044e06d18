/** Texts of the static parts of this feature's public pages, in English; the browser never loads them. */
export const authPagesEn = {
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
    text: 'Tell us your email address and we send you a link to set a new one.',
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
} as const;
