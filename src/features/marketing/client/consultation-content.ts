/** What happens in a consultation, minute by minute. The last step ends with it. */
import { BRAND_FACTS, CLAIMS, CONSULTATION_MINUTES } from '#shared/brand-facts.ts';

export const CONSULTATION_STEPS = [
  {
    time: '0-10 min',
    title: 'Your team and the role',
    text: 'What the person will do, with whom, in which hours, and what good work looks like after three months.',
  },
  {
    time: '10-20 min',
    title: 'What the market offers',
    text: 'Which profiles we have vetted for roles like yours, what they ask for, and how much of the day they share with you.',
  },
  {
    time: '20-25 min',
    title: 'How we work',
    text: `Matching, interviews, offers, the fee and the ${BRAND_FACTS.guaranteeMonths}-month guarantee. No upfront fees: you pay only when you hire.`,
  },
  {
    time: `25-${CONSULTATION_MINUTES} min`,
    title: 'The next step, if you want one',
    text: `You leave with a plan and a date for your first candidates, in under ${CLAIMS.daysToHire} days. Or with an honest no.`,
  },
] as const;
