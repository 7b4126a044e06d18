/** Texts of the mails to someone who booked a consultation, in English. The team's own mails stand in bookings.mails.ts. */
export const bookingsMailsEn = {
  when: 'When',
  ours: 'On our clock',
  change: 'Move or cancel',
  again: 'Book another time',
  reason: {
    ignore:
      'You get this mail because a consultation with {brand} was booked with this address. If that was not you, ignore it.',
    cancel:
      'You get this mail because a consultation with {brand} was booked with this address. If that was not you, cancel it with the link above.',
  },
  booked: {
    subject: 'Your {brand} consultation is booked',
    first: 'Your free 30-minute consultation is booked. We look forward to hearing whom you need.',
    last: 'We send the link for the call to this address before it starts. The attached entry puts it into your calendar.',
  },
  moved: {
    subject: 'Your {brand} consultation has a new time',
    first: 'Your consultation was moved. This is its new time:',
    last: 'The attached entry changes the one in your calendar.',
  },
  cancelled: {
    subject: 'Your {brand} consultation is cancelled',
    first: 'Your consultation is cancelled. It would have been at this time:',
    last: 'The attached entry takes it out of your calendar. You can book another time whenever it suits you:',
  },
} as const;
