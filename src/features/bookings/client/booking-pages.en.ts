/** The texts of the static booking pages; what the islands in them say stands in bookings.en.ts. */
import { CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const bookingPagesEn = {
  eyebrow: 'Free consultation',
  title: `Book your free ${CONSULTATION_MINUTES}-minute consultation`,
  lead: 'Talk with our team about the role you want to fill. Pick a time and we will email you the confirmation.',
  manageTitle: 'Move or cancel your consultation',
  manageLead: 'Nothing changes until you press a button.',
  needsScript:
    'Booking here needs JavaScript, which is switched off in this browser. Write to {email} with two or three times that suit you, and we will reply with an invitation.',
  manageNeedsScript:
    'Changing your booking here needs JavaScript, which is switched off in this browser. Write to {email} and we will change it for you.',
  footer: {
    home: 'Home',
    consultation: 'What to expect',
    privacy: 'Privacy',
    terms: 'Terms',
  },
};
