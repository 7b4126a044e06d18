/** Texts of the account feature's emails, in English. */
export const accountMailsEn = {
  safety: 'This is a security email about your account, so you can’t turn emails like it off.',
  entered:
    'You’re receiving this email because someone entered this address on an account page. If that wasn’t you, ignore it.',
  signIn: 'Sign in',
  setPassword: 'Set a new password here',
  write: 'Then write to us at {email} so we can help.',
  newAddress: 'New address',
  confirm: {
    subject: 'Confirm your new email address for {brand}',
    text: 'You asked to use this address for your {brand} account. Confirm it on this page:',
    link: 'Confirm this address',
    once: 'The link works once and expires in {minutes, number} minutes. Until you confirm, keep signing in with your current address.',
  },
  taken: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, asked to use this address for another {brand} account. This address already has its own account, so we changed nothing.',
    first:
      'To use this address for another account, first change the email address of the account it belongs to, or delete that account.',
  },
  asked: {
    subject: 'Your {brand} email address is about to change',
    text: 'Someone who is signed in to your {brand} account asked to change its email address.',
    wasYou: 'It changes once someone confirms the new address. If that was you, you don’t need to do anything here.',
    notYou: 'If it wasn’t you, set a new password right away. That cancels the request and signs out every device.',
  },
  changed: {
    subject: 'Your {brand} email address was changed',
    text: 'Your {brand} account has a new email address. You sign in with it, and we send your emails there.',
    wasYou: 'If that was you, you don’t need to do anything.',
    notYou:
      'If it wasn’t you, undo the change on this page within {hours, number} hours. That signs out every device and lets you set a new password:',
    undo: 'Undo the change',
    help: 'If you need help, write to us at {email}.',
  },
  restored: {
    subject: 'Your {brand} email address is restored',
    text: 'We restored the email address of your {brand} account and signed out every device. The person who changed it knew your password, so please set a new one now:',
    once: 'The link works once and expires in {minutes, number} minutes.',
  },
  erasure: {
    subject: 'Erase what {brand} keeps about you',
    text: 'Someone, probably you, asked {brand} to erase what it keeps about this address: applications, consultations, references and emails. Confirm it on this page:',
    link: 'Erase my data',
    once: 'The link works once and expires in {hours, number} hours. You can’t undo this.',
    notYou: 'If it wasn’t you, ignore this email. We erase nothing unless you confirm.',
    member:
      'Someone, probably you, asked {brand} to erase what it keeps about this address. This address belongs to an account, so we erased nothing. To erase that data, sign in and delete the account on the account page. If it wasn’t you, ignore this email.',
    account: 'Open the account page',
    reason: 'You’re receiving this email because someone entered this address on the page for erasing data.',
  },
  deleted: {
    subject: 'Your {brand} account was deleted',
    text: 'We deleted your {brand} account and the data in it. This is the last email about it.',
    remains:
      'Others keep what they received: your messages, shown as coming from a deleted user, and the PDF of an accepted offer. Your address is free to use, so you can register with it again.',
    notYou: 'If you didn’t do this, write to us at {email} right away.',
  },
};
