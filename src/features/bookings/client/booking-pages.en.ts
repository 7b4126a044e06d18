/** The pages for booking a consultation and changing a booking, in English. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const bookingPagesEn = {
  eyebrow: 'Free consultation',
  footer: { home: 'Home', consultation: 'What to expect', privacy: 'Privacy', terms: 'Terms' },
  book: {
    head: {
      title: 'Book a free consultation',
      description: `Choose a time for your free ${CONSULTATION_MINUTES}-minute consultation. See the open times for the next two weeks in your time zone.`,
      share: {
        kicker: 'Consultation',
        title: 'Pick a time that works for you',
        note: `Free, ${CONSULTATION_MINUTES} minutes, online`,
      },
    },
    title: `Book your free ${CONSULTATION_MINUTES}-minute consultation`,
    lead: 'Talk with our team about the role you want to fill. Pick a time and we’ll email you the confirmation.',
    needsScript:
      'Booking here needs JavaScript, which is turned off in this browser. Write to {email} with two or three times that work for you, and we’ll reply with an invitation.',
  },
  manage: {
    head: {
      title: 'Reschedule or cancel your consultation',
      description: 'Choose another time for your consultation, or cancel it.',
      share: { kicker: 'Consultation', title: 'Reschedule or cancel your consultation' },
    },
    title: 'Reschedule or cancel your consultation',
    lead: 'We won’t change anything until you confirm.',
    needsScript:
      'Changing your booking here needs JavaScript, which is turned off in this browser. Write to {email} and we’ll change it for you.',
  },
};
