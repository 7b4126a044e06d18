/** Texts of the account's mails, in English. */
export const accountMailsEn = {
  safety: 'You get this mail because it concerns the safety of your account; it cannot be switched off.',
  entered: 'You get this mail because this address was entered on an account page. If that was not you, ignore it.',
  signIn: 'Sign in',
  setPassword: 'Set a new password here',
  write: 'And write to us at {email}, so that we can help.',
  newAddress: 'New address',
  confirm: {
    subject: 'Confirm your new {brand} address',
    text: 'You asked to use this address for your {brand} account. Confirm it on this page:',
    link: 'Confirm this address',
    once: 'The link works once, for {minutes, number} minutes. Until then you sign in with the address you had.',
  },
  taken: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, asked to use this address for another {brand} account. It has an account of its own already, so nothing was changed.',
    first: 'To use the address elsewhere, change or delete the account it belongs to first.',
  },
  asked: {
    subject: 'Your {brand} address is about to change',
    text: 'Someone who is signed in to your {brand} account asked to change its address.',
    wasYou: 'It changes once the new address is confirmed. If that was you, there is nothing to do here.',
    notYou: 'If it was not, set a new password at once: that takes the change back and signs out every other device.',
  },
  changed: {
    subject: 'Your {brand} address was changed',
    text: 'Your {brand} account has another address from now on. Mail goes there, and you sign in with it.',
    wasYou: 'If that was you, there is nothing to do.',
    notYou:
      'If it was not, take the change back on this page within {hours, number} hours. It signs out every device and lets you set a new password:',
    undo: 'Take the change back',
    help: 'If you need help, write to us at {email}.',
  },
  restored: {
    subject: 'Your {brand} address is back',
    text: 'The change of your {brand} address was taken back, and every device was signed out. Whoever changed it knew your password, so please set a new one now:',
    once: 'The link works once, for {minutes, number} minutes.',
  },
  deleted: {
    subject: 'Your {brand} account was deleted',
    text: 'Your {brand} account and what we kept about you are deleted. This is the last mail about it.',
    remains:
      'Messages that others received from you stay with them, as from a deleted user. The address is free: you can register with it again.',
    notYou: 'If it was not you who did this, write to us at {email} at once.',
  },
} as const;
