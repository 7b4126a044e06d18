/** Texts of booking mails, in English. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const bookingMailsEn = {
  when: 'When',
  ours: 'Our time',
  change: 'Move or cancel',
  again: 'Book another time',
  reason: {
    ignore:
      'You are receiving this email because a consultation with {brand} was booked with this address. If that was not you, ignore it.',
    cancel:
      'You are receiving this email because a consultation with {brand} was booked with this address. If that was not you, cancel it with the link above.',
  },
  booked: {
    subject: 'Your {brand} consultation is booked',
    first: `Your free ${CONSULTATION_MINUTES}-minute consultation is booked. We look forward to hearing who you need.`,
    last: 'We will send the call link to this address before it starts. The attached entry adds it to your calendar.',
  },
  moved: {
    subject: 'Your {brand} consultation has a new time',
    first: 'Your consultation has been moved. This is the new time:',
    last: 'The attached entry changes the one in your calendar.',
  },
  cancelled: {
    subject: 'Your {brand} consultation is cancelled',
    first: 'Your consultation is cancelled. It would have been at this time:',
    last: 'The attached entry removes it from your calendar. You can book another time whenever it suits you:',
  },
};
