/** Texts of signing in with an emailed link, in English. Loaded with their component. */
import { LIFETIMES } from '#shared/limits.ts';

export const signInLinkEn = {
  offer: {
    title: 'Sign in with a link instead',
    text: 'There were too many failed attempts, so we’re not accepting passwords for now. We can email you a link to sign in right away.',
    submit: 'Email me a link',
    sentTitle: 'Check your email',
    sentText: `If {email} has an account, a link to sign in is on its way. It works once and expires in ${LIFETIMES.signInLinkMinutes} minutes.`,
    nothing: 'No email after a minute? Check your spam folder, or look for an earlier email with a link.',
  },
  use: {
    title: 'Sign in with your link',
    text: `The link works once and expires ${LIFETIMES.signInLinkMinutes} minutes after we sent it.`,
    submit: 'Sign in now',
    password: 'Use your password instead',
  },
} as const;
