/** Public pages for signing in and up, in English. */
import { brand } from '#shared/brand.ts';

export const authPagesEn = {
  needsScript: 'This form needs JavaScript. Please turn it on and reload the page.',
  footer: { home: 'Home', apply: 'Apply as a professional' },
  signIn: {
    head: {
      title: 'Sign in',
      description: `Sign in to ${brand.name} to see your candidates or jobs, your messages and what’s waiting for you.`,
      share: { kicker: 'Sign in', title: 'Welcome back' },
    },
    title: 'Welcome Back',
    text: 'Sign in to your {brand} account',
    noAccount: 'Don’t have an account?',
    signUp: 'Sign up',
    tagline: 'U.S. companies and Latin American professionals, in one place.',
  },
  register: {
    head: {
      title: 'Create your account',
      description: `Join ${brand.name} to hire remote professionals from Latin America, or to find your next remote role.`,
      share: { kicker: 'Create your account', title: 'Hire remote talent, or find remote work' },
    },
    title: 'Join {brand}',
    text: 'Create your account and get started',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
    tagline: 'For companies that are hiring, and people looking for work.',
  },
  forgot: {
    head: {
      title: 'Reset your password',
      description: 'Ask for a link to set a new password.',
      share: { kicker: 'Your account', title: 'Reset your password' },
    },
    title: 'Forgot your password?',
    text: 'Enter your email address. If there’s an account with that address, we’ll send you a link to set a new password.',
    remembered: 'Remembered it?',
    signIn: 'Sign in',
    tagline: 'We’ll email you a link to set a new password.',
  },
  reset: {
    head: {
      title: 'Choose a new password',
      description: 'Set a new password for your account.',
      share: { kicker: 'Your account', title: 'Choose a new password' },
    },
    title: 'Choose a new password',
    text: 'You’ll use it to sign in from now on. Setting it signs you out on every device.',
    askAgain: 'Ask for a new link',
    tagline: 'Set a new password, then sign in with it.',
  },
};
