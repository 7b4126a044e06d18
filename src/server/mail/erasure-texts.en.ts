/** What the mails to people without an account say who want to be erased, in English. */
export const erasureEn = {
  subject: 'Erase what {brand} keeps about you',
  text: 'Someone, probably you, asked {brand} to erase everything it keeps about this address: applications, consultations, references and emails. Confirm it on this page:',
  link: 'Erase my data',
  once: 'The link works once, for {hours, number} hours. What is erased does not come back.',
  notYou: 'If it was not you, there is nothing to do: nothing happens unless you open the link.',
  member:
    'Someone, probably you, asked {brand} to erase everything it keeps about this address. It belongs to an account, so nothing was done. Sign in and delete the account on the account page, and everything is erased with it.',
  account: 'Open the account page',
  reason: 'You are receiving this email because this address was entered on the page for erasing data.',
} as const;
