/** Texts of the auth feature's emails, in English. */
export const authMailsEn = {
  signIn: 'Sign in',
  setPassword: 'Set a new password here',
  credentials: {
    email: 'Email',
    password: 'Temporary password',
    once: 'The “Sign in” link works once without the password and expires in {minutes, number} minutes. After that, use the password.',
    validity: 'The temporary password works for {days, number} days. Choose your own after you sign in.',
  },
  registered: {
    subject: 'Your {brand} login credentials',
    text: 'Welcome to {brand}. Your account is ready. Here are your login credentials.',
    reason:
      'You’re receiving this email because someone created an account with this address. If that wasn’t you, ignore it. No one can sign in without this email.',
  },
  known: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, tried to create a {brand} account with this address. You already have one, so we changed nothing.',
    lost: 'If you forgot your password, or lost the email with your temporary password, you can set a new one.',
    once: 'That link works once and expires in {minutes, number} minutes.',
    reason:
      'You’re receiving this email because someone entered this address on our registration page. If that wasn’t you, ignore it.',
  },
  reserved: {
    subject: 'This address is reserved for now',
    text: 'Someone, probably you, tried to create a {brand} account with this address. Until recently, it belonged to another account. That account’s owner has {hours, number} hours after changing it to take it back, so we didn’t create an account. You can try again once that time is up.',
  },
  reset: {
    subject: 'Set a new {brand} password',
    text: 'You asked to set a new password for your {brand} account.',
    once: 'The link works once and expires in {minutes, number} minutes. Nothing changes until you use it.',
    reason:
      'You’re receiving this email because someone entered this address and asked for a link to set a new password. If that wasn’t you, ignore it.',
  },
  signInLink: {
    subject: 'Your link to sign in to {brand}',
    text: 'You asked for a link to sign in to your {brand} account, without your password.',
    once: 'The link works once and expires in {minutes, number} minutes. Don’t share it: anyone who opens it can get into your account.',
    reason:
      'You’re receiving this email because someone entered this address on our sign-in page. If that wasn’t you, ignore it. No one gets in without the link.',
  },
  stepRemoved: {
    text: 'An administrator of {brand} removed the second sign-in step from your account (authenticator app, passkeys and recovery codes), because we were told that you lost access to it. We signed you out everywhere. You now sign in without a second step, and you can set up a new one on your account page.',
    notYou:
      'If you didn’t ask for this, set a new password right away. Someone may be trying to get into your account.',
  },
  created: {
    subject: 'Your {brand} account is ready',
    text: 'Your {brand} account was created with {provider}. Use {provider} to sign in. You don’t need a password.',
    notYou: 'If you didn’t do this, write to us at {email} right away.',
  },
  ways: {
    subject: 'How you sign in to {brand} has changed',
    subjectCodeUsed: 'A recovery code was used to sign in to {brand}',
    appAdded:
      'An authenticator app was added to your account. From now on, we’ll ask for one of its codes after your password.',
    appRemoved: 'The authenticator app was removed from your account.',
    passkeyAdded:
      'A passkey was added to your account. It signs you in without a password. If you sign in with your password, we’ll also ask for a second step, such as this passkey.',
    passkeyRemoved: 'A passkey was removed from your account. You can no longer sign in with it.',
    codesRenewed: 'New recovery codes were created for your account. The old ones no longer work.',
    codeUsed: 'Someone signed in to your account with a recovery code. That code no longer works.',
    providerConnected: 'A sign-in provider was connected to your account. You can now sign in with it.',
    providerDisconnected: 'A sign-in provider was disconnected from your account. You can no longer sign in with it.',
    name: 'Name',
    notYou:
      'If that was you, you don’t need to do anything. If it wasn’t, set a new password with the link below. That also removes what was added in the last {days, number} days.',
    look: 'See how you sign in',
  },
  changed: {
    subject: 'Your {brand} password was changed',
    firstSubject: 'Your {brand} account now has a password',
    text: 'Your {brand} account has a new password, and we signed out every other device.',
    notYou: 'If that was you, you don’t need to do anything. If it wasn’t, set a new password right away.',
    write: 'Then write to us at {email} so we can help.',
    reason: 'This is a security email about your account, so you can’t turn emails like it off.',
  },
};
