/** What the mails of account say, in English. */
export const accountMailsEn = {
  safety: 'You are receiving this email because it concerns the safety of your account; it cannot be switched off.',
  entered:
    'You are receiving this email because this address was entered on an account page. If that was not you, ignore it.',
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
    notYou: 'If it was not, set a new password right away: that undoes the change and signs out every other device.',
  },
  changed: {
    subject: 'Your {brand} address was changed',
    text: 'Your {brand} account has a new address from now on. We write to you there, and you sign in with it.',
    wasYou: 'If that was you, there is nothing to do.',
    notYou:
      'If it was not, undo the change on this page within {hours, number} hours. It signs out every device and lets you set a new password:',
    undo: 'Undo the change',
    help: 'If you need help, write to us at {email}.',
  },
  restored: {
    subject: 'Your {brand} address is back',
    text: 'The change of your {brand} address was undone, and every device was signed out. Whoever changed it knew your password, so please set a new one now:',
    once: 'The link works once, for {minutes, number} minutes.',
  },
  erasure: {
    subject: 'Erase what {brand} keeps about you',
    text: 'Someone, probably you, asked {brand} to erase what it keeps about this address: applications, consultations, references and emails. Confirm it on this page:',
    link: 'Erase my data',
    once: 'The link works once, for {hours, number} hours. What is erased does not come back.',
    notYou: 'If it was not you, ignore this email: nothing is erased unless it is confirmed there.',
    member:
      'Someone, probably you, asked {brand} to erase what it keeps about this address. It belongs to an account, so nothing was done. To have it erased, sign in and delete the account on the account page. If it was not you, ignore this email.',
    account: 'Open the account page',
    reason: 'You are receiving this email because this address was entered on the page for erasing data.',
  },
  deleted: {
    subject: 'Your {brand} account was deleted',
    text: 'Your {brand} account and what it held about you are deleted. This is the last email about it.',
    remains:
      'What others received stays with them: messages, shown as from a deleted user, and the file of an accepted offer. The address is free: you can register with it again.',
    notYou: 'If it was not you who did this, write to us at {email} at once.',
  },
};
