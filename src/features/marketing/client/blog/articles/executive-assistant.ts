/** The article on the first executive assistant. */
import { BRAND_FACTS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const EXECUTIVE_ASSISTANT: Article = {
  id: 'hire-your-first-remote-executive-assistant',
  title: 'How to hire your first remote executive assistant',
  summary:
    'Most first assistants do not fail at the work. They fail at the handover. Here is how to decide what to give away, who to look for, and what the first four weeks should hold.',
  description:
    'Which tasks to give away first, who to look for and what the first four weeks should hold when you hire a remote executive assistant.',
  reader: 'For companies',
  publishedOn: '2025-11-18',
  blocks: [
    paragraph(
      'You know it is time when the work that only you can do is done after dinner, because the day went to the work that anyone could do. Scheduling. Chasing an invoice. Moving a flight. Finding the file that was sent last Tuesday. None of it is hard, all of it is yours, and it grows with every customer you win.',
    ),
    paragraph(
      'An executive assistant takes that off your hands. A good one in Latin America works your hours, writes English that your customers will not think twice about, and costs $2,000 to $3,000 a month. What follows is the way to a first hire that lasts, written for an owner who has never had an assistant before.',
    ),
    heading('Start with a list, not with a job post'),
    paragraph(
      'For one ordinary week, write down everything you do that takes longer than five minutes. A note on your phone is enough: what it was and how long it took. On Friday, go through the list and mark every line with one of three letters.',
    ),
    list([
      {
        term: 'G, give.',
        text: 'Someone else could do it tomorrow with ten minutes of explanation. Booking, rescheduling, expense reports, the first sort of the inbox.',
      },
      {
        term: 'T, teach.',
        text: 'Someone else could do it once they know how you think: answering a certain kind of customer, preparing the Monday numbers, screening vendors.',
      },
      {
        term: 'K, keep.',
        text: 'It needs your judgment, your signature or your face. Pricing, hiring, the difficult call.',
      },
    ]),
    paragraph(
      'Add up the hours behind G. Fewer than eight a week, and you want part-time help or better software. Ten or more, and you have a full-time role, because the T list moves over within the first quarter, and more appears as soon as there is somebody to give it to.',
    ),
    heading('Decide which assistant you need'),
    paragraph(
      'The same title covers three different people. Mixing them up is the most common reason for a search that goes nowhere: the post asks for everything, and nobody good recognizes themselves in it.',
    ),
    table(
      'Three roles under one title',
      ['What they are', 'Their best day', 'Ask for'],
      [
        [
          'The gatekeeper',
          'Your calendar makes sense and nothing urgent was missed',
          'Calendar, inbox, travel, tact in writing',
        ],
        [
          'The coordinator',
          'Five people delivered on time because somebody followed up',
          'Project tools, meeting notes, persistence',
        ],
        [
          'The operator',
          'A process that annoyed everyone now runs by itself',
          'Spreadsheets, documentation, light automation',
        ],
      ],
    ),
    paragraph(
      'Pick the one your G list describes. You may name a second as welcome. If you need all three at senior level, you are looking for a chief of staff, and the pay should say so.',
    ),
    heading('What to look for, and how to see it'),
    paragraph(
      'Tools can be learned in a week. Three things cannot, and each of them shows in a conversation if you let it.',
    ),
    list([
      {
        term: 'Judgment about urgency.',
        text: 'Describe a real morning of yours: two meetings overlap, a customer is upset, a supplier wants an answer by noon. Ask what they would do first and what they would not do at all. You are listening for questions back before answers.',
      },
      {
        term: 'Writing that sounds like you.',
        text: 'Give them three of your emails and ask for a reply to a fourth message. The best candidates pick up whether you write “Hi Tom,” or “Tom,” without being told.',
      },
      {
        term: 'A system of their own.',
        text: 'Ask how they keep track of things that somebody else owes them. Everyone has an answer for their own tasks; people who have done this job have one for other people’s.',
      },
    ]),
    callout('A work sample that takes 45 minutes', [
      'Share a mock calendar for next week with five conflicts in it, and a page with your rules: no calls before ten, customers before vendors, Thursday afternoon stays free.',
      'Ask for the repaired calendar and the messages they would send. Pay for the time. You will learn more from the messages than from the calendar.',
    ]),
    heading('The first four weeks'),
    paragraph(
      'The handover is your work, not theirs. Plan an hour a day in the first week; it falls quickly after that. People who skip it end up taking the tasks back in week three and concluding that assistants do not work.',
    ),
    steps([
      {
        term: 'Week one: watch.',
        text: 'Access to calendar and inbox through delegation, never through your own password. A 20-minute call every morning. They take notes on how you decide; you think out loud.',
      },
      {
        term: 'Week two: do together.',
        text: 'They draft, you send. They propose the week, you correct it. Every correction becomes a line in a shared page of rules, in their words.',
      },
      {
        term: 'Week three: do, then report.',
        text: 'They send without asking in the cases the page covers. At the end of the day you get one message with what was done, what waits and what needs you.',
      },
      {
        term: 'Week four: own.',
        text: 'Two areas are theirs completely. You look at the result and no longer at the steps. Agree on the next two areas.',
      },
    ]),
    paragraph(
      'Put that page of rules somewhere both of you can edit. By the end of the first month it will answer most of the questions a second assistant, or a substitute during a vacation, would ever ask.',
    ),
    heading('Access without worry'),
    paragraph(
      'Handing your inbox to somebody you have never shaken hands with feels like a leap. It should not be one. Mail and calendar programs let you delegate without sharing a password. A password manager shares a login without showing it. A company card with a monthly limit and a category lock covers travel and subscriptions. Banking stays at “may prepare, may not release”. Turn on two-step sign-in everywhere before day one, and keep a list of what was granted, so that it can be taken back in five minutes.',
    ),
    paragraph(
      'Do the same for what is written down. Decide which folders an assistant needs and open those, instead of opening everything and hoping. Tell your team, too. A short introduction that says what the new colleague decides alone, what they prepare for you and how to reach them saves weeks of people going around them.',
    ),
    heading('Signs that it is working'),
    list([
      'You are asked fewer questions in week six than in week two, and the ones you are asked are better.',
      'Something was fixed before you heard about it.',
      'People outside write to your assistant directly, because it is faster.',
      'You notice on a Thursday afternoon that it is free.',
    ]),
    paragraph(
      `And a sign that it is not: you reread everything before it goes out, still, after a month. Say so, and say it early. It is usually one rule that was never spoken aloud. If it is more than that, the ${BRAND_FACTS.guaranteeMonths}-month guarantee on every hire through Puente is there for exactly this case.`,
    ),
    callout(
      'See what the role looks like',
      [
        'Sample roles from assistant to chief of staff, with level, monthly salary and what each one takes off your desk.',
      ],
      { label: 'Executive assistants from Latin America', to: PUBLIC_PATHS.hireExecutiveAssistant },
    ),
  ],
};
