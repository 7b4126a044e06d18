/** The role page of customer support. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { ROLE_PAY } from '#shared/role-pay.ts';
import type { RoleFamily } from '../role-family.ts';

export const CUSTOMER_SUPPORT: RoleFamily = {
  id: 'customer-support',
  path: PUBLIC_PATHS.hireCustomerSupport,
  name: 'Customer support',
  line: 'Support, onboarding, technical help and customer success',
  title: 'Support that answers before the second message.',
  lead: 'People who read the whole ticket, write as you would, and tell you what customers keep asking, from the first coffee in New York to the last one in Los Angeles.',
  pageTitle: 'Hire remote customer support from Latin America',
  description:
    'Vetted support representatives, onboarding specialists and customer success managers from Latin America: levels, skills, monthly salaries and coverage.',
  rolesTitle: 'A queue, and the people who keep it short',
  rolesLead:
    'The first person you hire answers. The second lets you cover lunch. The third begins to make the questions disappear.',
  roles: [
    {
      title: 'Customer Support Representative',
      level: 'Junior',
      years: '1-3',
      salary: ROLE_PAY['Customer Support Representative'],
      work: 'Answers email and chat, knows the rules and when to ask for an exception, closes the day with an empty queue.',
      skills: ['Zendesk', 'Live chat', 'Clear writing', 'Order systems'],
    },
    {
      title: 'Bilingual Support Specialist',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Bilingual Support Specialist'],
      work: 'Takes phone and chat in English and Spanish or Portuguese, and rewrites the help pages so that they work in both.',
      skills: ['Phone support', 'Spanish', 'Help articles', 'De-escalation'],
    },
    {
      title: 'Technical Support Specialist',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Technical Support Specialist'],
      work: 'Reproduces the problem, finds the log line, and hands the developers a report that they can act on without a call.',
      skills: ['Troubleshooting', 'APIs', 'SQL', 'Jira', 'Intercom'],
    },
    {
      title: 'Onboarding Specialist',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Onboarding Specialist'],
      work: 'Walks new customers through the first thirty days and notices which of them stopped on the second.',
      skills: ['Onboarding', 'Training', 'SaaS', 'Video tutorials'],
    },
    {
      title: 'Customer Success Manager',
      level: 'Mid-level',
      years: '3-5',
      salary: ROLE_PAY['Customer Success Manager'],
      work: 'Looks after a portfolio of accounts, reads usage before the customer complains, and prepares renewals months ahead.',
      skills: ['Onboarding', 'Zendesk', 'Renewals', 'SaaS'],
    },
    {
      title: 'Support Team Lead',
      level: 'Senior',
      years: '5-10',
      salary: ROLE_PAY['Support Team Lead'],
      work: 'Plans the shifts, reviews answers every week, and owns the list of the ten questions that should not exist.',
      skills: ['Team leadership', 'Quality reviews', 'Workforce planning', 'Reporting'],
    },
  ],
  showcase: {
    kind: 'coverage',
    title: 'Twelve hours of answers, no night shift',
    lead: 'Three people with ordinary working days, nine to six on their own clocks. Seen from New York in winter, this is what your customers get.',
    note: 'The fuller the color of an hour, the more of the three are at work. In summer they cover 8 AM to 8 PM.',
    shifts: [
      { place: 'Buenos Aires', hours: '7 AM-4 PM', from: 7, to: 16 },
      { place: 'Bogotá', hours: '9 AM-6 PM', from: 9, to: 18 },
      { place: 'Mexico City', hours: '10 AM-7 PM', from: 10, to: 19 },
    ],
  },
  benefits: [
    {
      title: 'Warmth comes as standard',
      text: 'Hospitality is not a script. What you have to teach is the product; the patience is there.',
    },
    {
      title: 'People who stay with the product',
      text: 'Steady pay in dollars and daylight hours make support a profession instead of a stopover. Your customers talk to someone who remembers.',
    },
    {
      title: 'A second language in the same seat',
      text: 'Answer the customers who would rather write in Spanish or Portuguese, without a second team.',
    },
  ],
  process: [
    'Bring a week of tickets, anonymized. From them we read how many people you need, at which hours, and how technical they have to be.',
    'You read how candidates write: their profile and their cover letter are in their own words. In support that is the work itself.',
    'Let the finalists answer the same three messages, one of them rude. Choose the answers that you would sign.',
  ],
  interview: [
    {
      title: '“This customer is wrong and furious. What do you write?”',
      text: 'Look at the first sentence. It should say what happens now, not how sorry everyone is or who was right.',
    },
    {
      title: '“Which question would you rather never answer again?”',
      text: 'People who have done this well can name it at once, and they have an idea of how to remove its cause.',
    },
    {
      title: '“When did you break a rule for a customer?”',
      text: 'Never is not the best answer. You want judgment, and somebody who told the team afterwards.',
    },
  ],
  questions: [
    {
      question: 'Can they cover evenings and weekends?',
      answer:
        'Evenings follow from the map: nine to six in Mexico City ends at seven or eight in New York. Weekends are a matter of agreement; say it in the post, rotate fairly, and give other days off for them.',
    },
    {
      question: 'How good is their written English?',
      answer:
        'They apply in English, and we read every profile before you find it. A profile can carry a verified level of English, with its date. Try it for your own tone as well: three replies to messages like yours show more than any certificate.',
    },
    {
      question: 'What does support cost a month?',
      answer:
        'From $2,000 for a junior representative to $4,000 for a team lead. A customer success manager costs between $2,500 and $3,500.',
    },
    {
      question: 'How do we protect our customers’ data?',
      answer:
        'Give access through your own help desk with a role for support, switch on two-step sign-in, hide card numbers, and let nobody work from exported lists. Put confidentiality in your agreement with them.',
    },
    {
      question: 'How long does the training take?',
      answer:
        'Allow two weeks before somebody answers the common half of your tickets alone, and about two months for the rest. It goes faster with a written page for each of the ten most frequent questions; writing them is a good first task.',
    },
  ],
  article: 'time-zone-overlap-in-practice',
};
