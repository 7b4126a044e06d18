/** The article on what a senior developer costs. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const SENIOR_DEVELOPER_COST: Article = {
  id: 'what-a-senior-developer-in-latin-america-costs',
  title: 'What a senior developer in Latin America costs, and why',
  summary:
    'Senior hires cost $3,000–$5,000 a month against $8,000–$15,000 and more in the U.S. Where the difference comes from, what moves a salary inside the range, and how to make an offer that holds.',
  description:
    'Senior developers in Latin America cost $3,000–$5,000 a month against $8,000–$15,000 and more in the U.S. Where the difference comes from.',
  reader: 'For companies',
  publishedOn: '2025-10-30',
  blocks: [
    paragraph(
      'The first question in nearly every consultation is about the number, and the second is about the catch. Both are fair. If a senior developer in your city costs $8,000 to $15,000 a month or more, and one in Córdoba or Medellín costs $3,000 to $5,000, something has to explain the gap, and you want to know what it is before you bet a product on it.',
    ),
    paragraph(
      'The short answer: you are paying for the same skill in a different housing market. The long answer matters more, because it tells you how to spend the difference well.',
    ),
    heading('Where the difference comes from'),
    paragraph(
      'Salaries follow what a good life costs where people live and what other employers there pay. They do not follow how difficult the work is. A two-bedroom apartment, child care, health insurance, a dinner out: in most large Latin American cities each of these costs a fraction of what it costs in Austin or Boston. A salary of $4,000 a month puts an engineer comfortably among the well-paid professionals of their city. The same number would not rent a one-bedroom and feed a family in San Francisco.',
    ),
    paragraph(
      'The second part is competition. A U.S. engineer is courted by companies that can add equity and a signing bonus to a large base. In Latin America the alternatives are local employers, whose salaries often follow a local currency, and other foreign companies. You do not have to win against the richest company on earth. You have to be a better job than the next one: steady pay in dollars, interesting work, a manager who treats people as colleagues.',
    ),
    callout('What the difference is not', [
      'It is not a discount for weaker skill. The public universities of the region have trained engineers for generations, and the tools, languages and open-source projects are the same everywhere.',
      'It is not a discount for distance either. With 6-8 hours of daily time-zone overlap, a code review at two in the afternoon is a code review at two in the afternoon.',
    ]),
    heading('What moves a salary inside the range'),
    paragraph(
      'Two senior developers with the same years behind them can sit $1,500 apart. These are the reasons we see, roughly in order of weight.',
    ),
    list([
      {
        term: 'Ownership.',
        text: 'Someone who has run a system in production, been woken by it and made it stop waking people is worth more than someone who has only added features to it.',
      },
      {
        term: 'Scarcity of the stack.',
        text: 'React and Node.js are widely spoken. Deep PostgreSQL tuning, mobile releases at scale, machine learning in production or a regulated domain are not.',
      },
      {
        term: 'English in a meeting.',
        text: 'Reading and writing well is common. Disagreeing politely with a product manager, live and in a second language, is a skill of its own, and it is paid.',
      },
      {
        term: 'Having done it remotely before.',
        text: 'People who have worked for a U.S. team know how to write a status update that needs no follow-up. You save that month of learning.',
      },
      {
        term: 'City and country.',
        text: 'Less than you would think. People who work for foreign companies compare offers across borders.',
      },
    ]),
    heading('The ranges, side by side'),
    table(
      'Monthly cost of a full-time hire, in U.S. dollars',
      ['Who', 'Through Puente', 'What to expect'],
      [
        ['Mid-level developer', '$2,800–$3,800', 'Ships well-described work alone, asks early, needs review'],
        ['Senior developer', '$3,000–$5,000', 'Takes a problem instead of a ticket, reviews others, owns a service'],
        ['Full stack developer who leads', '$4,000–$6,000', 'Decides on architecture, mentors, talks to customers'],
        ['Senior hire in the U.S., to compare', '$8,000–$15,000+', 'The same work, in a different housing market'],
      ],
    ),
    paragraph(
      'The U.S. line is salary alone. In most U.S. jobs, payroll taxes, health insurance and other benefits come on top. When you compare, compare the whole cost on both sides, and write down what you assumed. If a spreadsheet shows a saving that looks too good, it usually forgot something: your own time for onboarding, equipment, paid vacation, a bonus at the end of the year.',
    ),
    heading('An example, worked through'),
    paragraph(
      'Say you planned for one U.S. developer at $11,000 a month, which lies near the middle of that range. At $4,500 for a senior developer in Latin America, the difference is $6,500 a month, or $78,000 in a year. That is 59% less, inside the savings of up to 70% that our front page names. Now spend some of it on purpose:',
    ),
    steps([
      {
        term: 'Pay in the upper half of the range.',
        text: 'Another $400 a month is small beside the saving and large beside the next offer that person gets.',
      },
      {
        term: 'Buy proper equipment.',
        text: 'A current laptop, a good microphone and a second screen, replaced every three years.',
      },
      {
        term: 'Plan two weeks together a year.',
        text: 'A flight and a hotel cost less than one month of the difference. Teams that have eaten together argue better.',
      },
      {
        term: 'Pay for vacation and local holidays.',
        text: 'Agree on the number of days in writing before the first one. Three to four weeks is a normal expectation.',
      },
    ]),
    paragraph('You will still have saved most of it, and you will have somebody who does not answer recruiters.'),
    heading('Making an offer that holds'),
    paragraph(
      'Say the number early. Candidates in the region have learned to distrust posts without one, because silence usually means low. State it per month and in dollars, say on which day it is paid and who pays the transfer fee. If you plan to review the salary after six or twelve months, say that as well, and then do it.',
    ),
    paragraph(
      'Decide how you engage the person. Many U.S. companies start with an independent contractor agreement; some use a local employer of record once the work is permanent. Which of them fits depends on how you work together and on the law of both countries, so ask an accountant or a lawyer who knows them. Whatever you choose, put intellectual property, confidentiality, notice periods and equipment in writing. It takes an afternoon and prevents most of the unpleasant conversations.',
    ),
    heading('When cheaper is more expensive'),
    paragraph(
      'There is always someone for less. Sometimes that is a gifted junior, and if you have a senior engineer with time to teach, hire them gladly. But do not buy seniority at a junior price. The bill arrives as review time, as rewrites, and as the quiet departure of the one person who understood the code. A fair salary from the start is the cheapest way to keep somebody, anywhere in the world.',
    ),
    callout(
      'Look at roles with their ranges',
      [
        'Seven sample roles in IT, from quality assurance to a developer who leads, each with level, salary and skills.',
      ],
      { label: 'Developers and IT professionals from Latin America', to: PUBLIC_PATHS.hireIt },
    ),
  ],
};
