/** Texts of booking emails, in English. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const bookingMailsEn = {
  when: 'When',
  ours: 'Our time',
  change: 'Reschedule or cancel',
  again: 'Book another time',
  reason: {
    ignore:
      'You’re receiving this email because someone used this address to book a consultation with {brand}. If that wasn’t you, ignore this email.',
    cancel:
      'You’re receiving this email because someone used this address to book a consultation with {brand}. If that wasn’t you, cancel it with the link above.',
  },
  booked: {
    subject: 'Your {brand} consultation is booked',
    first: `Your free ${CONSULTATION_MINUTES}-minute consultation is booked. We look forward to hearing about the role you want to fill.`,
    last: 'We’ll send the link for the call to this address before it starts. Open the attached file to add the consultation to your calendar.',
  },
  moved: {
    subject: 'Your {brand} consultation has a new time',
    first: 'Your consultation has been rescheduled. Here’s the new time:',
    last: 'Open the attached file to update your calendar.',
  },
  cancelled: {
    subject: 'Your {brand} consultation is canceled',
    first: 'Your consultation is canceled. It was booked for this time:',
    last: 'Open the attached file to remove the consultation from your calendar. You can book another time whenever you like:',
  },
};
