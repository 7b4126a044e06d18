/** The article on vetting English and work samples. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const VETTING: Article = {
  id: 'vet-english-and-work-samples-fairly',
  title: 'How to vet English and work samples fairly',
  summary:
    'An accent tells you where somebody grew up, not how well they work. A simple way to check the English a job needs, to ask for a work sample that is worth its time, and to compare people without fooling yourself.',
  description:
    'How to check the English that a job needs, set a work sample worth its time and compare candidates without fooling yourself.',
  reader: 'For companies',
  publishedOn: '2025-08-27',
  blocks: [
    paragraph(
      'Two candidates for a support role. One speaks quickly, jokes with you about the weather and has an accent that you hardly notice. The other pauses before she answers and once asks you to repeat a question. Who do you hire? If you decide now, you have just selected for small talk. The job is answering forty written messages a day.',
    ),
    paragraph(
      'Vetting is the art of looking at the thing itself instead of something that resembles it. That is fairer to candidates, and it is also simply better business, because it finds people your competitors overlook. You do not need a department for it. You need four decisions, made before the first interview.',
    ),
    heading('First, say which English the job needs'),
    paragraph(
      '“Fluent” is a feeling. Replace it with what somebody does on an ordinary day, and you know at once how to test it.',
    ),
    table(
      'From the work to the test',
      ['What they do all day', 'What they need', 'How you see it'],
      [
        [
          'Read tickets, write code or close books',
          'Reading closely, writing short and clearly',
          'A written question and an answer of ten lines',
        ],
        ['Write to customers', 'Tone, tact, correct spelling', 'Three replies to real, anonymized messages'],
        ['Join meetings', 'Following several people, asking when lost', 'A half-hour conversation with two of you'],
        ['Lead calls, sell, negotiate', 'Improvising under pressure', 'A role play with an objection nobody prepared'],
      ],
    ),
    paragraph(
      'Choose the row that describes the job, and test that row only. A bookkeeper who writes precise questions needs no role play. A salesperson whose spelling is shaky may never need to write more than a line. Every test beyond the job removes people for no reason.',
    ),
    heading('Separate understanding from accent'),
    paragraph(
      'An accent is the trace of another language, and that language is often worth money to you. The question is a different one: do people understand each other at the speed of the work? When you notice that you grow tired of listening in a call, check the microphone first, then the connection, then your own speed. Use shorter sentences and no idioms, and listen again. Most “bad English” is a headset.',
    ),
    list([
      {
        term: 'Good signs:',
        text: 'they repeat the question in their own words; they say “I am not sure I understood” without embarrassment; they explain something difficult in simple words.',
      },
      {
        term: 'Harmless:',
        text: 'articles that are missing, a preposition from Spanish or Portuguese, a pause before a number.',
      },
      {
        term: 'Real warnings:',
        text: 'a yes to a question that was not a yes-or-no question; an answer to something you did not ask; written English far above the spoken one, where the job needs both.',
      },
    ]),
    heading('A work sample that deserves the name'),
    paragraph(
      'Nothing predicts work like work. But a sample is only fair if it resembles the job, fits into an evening and is the same for everyone. These five rules keep it honest.',
    ),
    steps([
      {
        term: 'One to two hours, never more.',
        text: 'People with a job and children have no weekend to give away. Longer samples select for free time.',
      },
      {
        term: 'Pay for it.',
        text: 'A flat amount, announced beforehand, paid to everyone who hands one in. It shows respect and it keeps you from asking twenty people.',
      },
      {
        term: 'Never use the result.',
        text: 'Take a problem that you solved last year. If you would ship the sample, it is unpaid work, and word gets around.',
      },
      {
        term: 'Give all they need.',
        text: 'Data, an example of what “good” looks like and a person who answers questions. Note who asks; asking is a skill, too.',
      },
      {
        term: 'Allow the usual tools.',
        text: 'Search, templates, AI assistants: whatever they would use on the job. Then talk about the result. Whoever understands what they handed in can change it while you watch.',
      },
    ]),
    callout('Samples by role', [
      'Support: three messages, one of them rude, one that needs a refund that the rules do not allow.',
      'Marketing: one page of last quarter’s numbers. What would you stop, and how would you tell the boss?',
      'Bookkeeping: a bank statement and a ledger with four differences. Find them and write the questions to the owner.',
      'Development: a small program with a bug and a failing test. Fix it, and describe the fix as you would to a reviewer.',
      'Sales: the website of a company you know. Write the first message and name the question for the first call.',
      'Assistance: next week’s calendar with five conflicts and a page of rules.',
    ]),
    heading('Score before you talk about it'),
    paragraph(
      'Write down three or four criteria before the first sample arrives, each with a sentence for “weak”, “solid” and “strong”. Two people score on their own and compare only afterwards. Cover the names if you can. It takes ten extra minutes per candidate and prevents the most common accident in hiring: the first opinion spoken aloud becomes everybody’s opinion.',
    ),
    table(
      'An example for customer support',
      ['Criterion', 'Weak', 'Solid', 'Strong'],
      [
        ['Understands the problem', 'Answers the words', 'Answers the question', 'Sees what will be asked next'],
        ['Tone', 'Cold or begging', 'Friendly and clear', 'Takes the heat out'],
        ['Keeps to the rules', 'Promises too much', 'Explains the rule', 'Finds what is possible within it'],
        ['Writing', 'Needs rereading', 'Clear', 'Shorter than ours'],
      ],
    ),
    heading('Ask everyone the same questions'),
    paragraph(
      'A free-flowing chat feels natural and measures mostly how alike you are. Decide on five questions, ask them in the same order, and take notes while they answer. Questions about the past work best: “Tell me about a time when a customer was wrong. What did you write?” Then ask twice for more detail. Invented stories get vague at the second question, real ones get better.',
    ),
    paragraph(
      'Leave out what is none of your business: age, family plans, religion, health, where their parents come from. You would not ask it at home, and in many places you may not. And ask the same of yourself that you ask of candidates: be on time, have a working microphone, know their name and how to say it.',
    ),
    heading('Close the loop'),
    paragraph(
      'Tell people when they will hear from you, and let them hear from you then, whichever way it went. One specific sentence, “your replies were friendly, but two of them promised a refund that the rules exclude”, is worth more than a form letter, and it costs one minute because you have already written it into your scores.',
    ),
    paragraph(
      'Half a year later, take the scores out again. Which criterion predicted who would do well? Keep that one, and drop the one that told you nothing. This is how a small company ends up hiring better than a large one.',
    ),
    callout(
      'Begin with people already vetted',
      [
        'Every professional you find on Puente was reviewed by a person first, and whoever applies to you before that is marked. We present the top 3%.',
      ],
      { label: 'How it works', to: `${PUBLIC_PATHS.landing}#how-it-works` },
    ),
  ],
};
