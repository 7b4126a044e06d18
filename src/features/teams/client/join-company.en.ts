/** Texts for the form that accepts an invitation to a company, in English. Its island loads no others. */
import { memberRolesEn } from './member-roles.en.ts';

export const joinCompanyEn = {
  loading: 'Loading the invitation…',
  noToken: 'This link is incomplete. Open it again from the email.',
  company: 'Company',
  email: 'Email',
  role: 'Your role',
  roles: memberRolesEn,
  firstName: 'First name',
  lastName: 'Last name',
  agree: 'By accepting, you agree to our <terms>terms</terms> and our <privacy>privacy notice</privacy>.',
  submit: 'Accept invitation',
  pending: 'Accepting…',
  doneTitle: 'Welcome to {companyName}',
  doneNew: 'We emailed you a temporary password. Sign in with it.',
  doneMember: 'You can start right away.',
  withOwnAccount: 'You’re signed in as {email} and will accept the invitation with this account.',
  /** Shown before the invitation is accepted. Signing in leaves this page, so the link must be opened again. */
  signInFirst: 'Already have an account? Sign in first, then open the link in the email again.',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',
  open: 'Open the dashboard',
} as const;
