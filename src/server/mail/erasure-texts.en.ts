/** What the mails to people who ask to be erased say, in English. `member` is to an address that has an account. */
export const erasureEn = {
  subject: 'Erase what {brand} keeps about you',
  text: 'Someone, probably you, asked {brand} to erase what it keeps about this address: applications, consultations, references and emails. Confirm it on this page:',
  link: 'Erase my data',
  once: 'The link works once, for {hours, number} hours. What is erased does not come back.',
  notYou: 'If it was not you, ignore this email: nothing is erased unless it is confirmed there.',
  member:
    'Someone, probably you, asked {brand} to erase what it keeps about this address. It belongs to an account, so nothing was done. To have it erased, sign in and delete the account on the account page. If it was not you, ignore this email.',
  account: 'Open the account page',
  reason: 'You are receiving this email because this address was entered on the page for erasing data.',
} as const;
