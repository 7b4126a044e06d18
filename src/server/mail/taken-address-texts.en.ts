/** Texts of mails about an address that cannot become a new account, in English. */
export const takenAddressEn = {
  known: {
    subject: 'You already have a {brand} account',
    text: 'Someone, probably you, tried to create a {brand} account with this address. There is one already, so nothing was changed.',
    lost: 'If you forgot the password, or lost the email with the first one, you can set a new one.',
    once: 'That link works once, for {minutes, number} minutes.',
    reason:
      'You are receiving this email because this address was entered on our registration page. If that was not you, ignore it.',
  },
  reserved: {
    subject: 'This address is reserved for now',
    text: 'Someone, probably you, tried to create a {brand} account with this address. Until recently it belonged to another account, whose owner can take it back for {hours, number} hours after the change. No account was created. You can try again after that time.',
  },
} as const;
