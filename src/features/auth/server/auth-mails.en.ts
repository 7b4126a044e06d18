/** Texts of the auth feature's mails, in English. */
export const authMailsEn = {
  signIn: 'Sign in',
  setPassword: 'Set a new password here',
  credentials: {
    email: 'E-mail',
    password: 'Temporary password',
    validity: 'The temporary password works for {days, number} days. Choose your own after you sign in.',
  },
  registered: {
    subject: 'Your {brand} login credentials',
    text: 'Welcome to {brand}. Your account is ready; these are your login credentials.',
    reason:
      'You get this mail because an account was created with this address. If that was not you, ignore it: nobody can sign in without the password above.',
  },
  known: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, tried to create a {brand} account with this address. There is one already, so nothing was changed.',
    lost: 'If you forgot the password, or lost the mail with the first one, you can set a new one.',
    once: 'That link works once, for {minutes, number} minutes.',
    reason:
      'You get this mail because this address was entered on our registration page. If that was not you, ignore it.',
  },
  reset: {
    subject: 'Set a new {brand} password',
    text: 'You asked to set a new password for your {brand} account.',
    once: 'The link works once, for {minutes, number} minutes. Your password stays as it is until you use it.',
    reason:
      'You get this mail because this address was entered on our "forgot password" page. If that was not you, ignore it.',
  },
  changed: {
    subject: 'Your {brand} password was changed',
    text: 'The password of your {brand} account was changed, and every other device was signed out.',
    notYou: 'If that was you, there is nothing to do. If it was not, set a new password at once.',
    write: 'And write to us at {email}, so that we can help.',
    reason: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
  },
} as const;
