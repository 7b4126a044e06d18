/** The article for professionals who look for work with U.S. companies. */
import { ANSWER_BUSINESS_DAYS } from '#shared/brand-facts.ts';
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const FOR_CANDIDATES: Article = {
  id: 'present-yourself-to-us-companies',
  title: 'For professionals: how to present yourself to U.S. companies',
  summary:
    'You do the work as well as anyone in Chicago. Now your profile, your rate and your first call have to say so, in the way a U.S. reader expects. A guide for professionals in Latin America.',
  description:
    'How professionals in Latin America write the profile, name the rate and lead the first call in a way that U.S. companies respond to.',
  reader: 'For professionals',
  publishedOn: '2025-08-06',
  blocks: [
    paragraph(
      'The person who reads your profile owns a company with eighteen people. She has half an hour between two meetings and eleven profiles open. She does not know your university, your last employer or your city. She is not looking for the most impressive person. She is looking for somebody who has already solved the problem that keeps her up, and whom she will understand on a Tuesday morning.',
    ),
    paragraph(
      'All of the following serves one purpose: making it easy for her to see that this is you. None of it asks you to become someone else.',
    ),
    heading('Write results, not duties'),
    paragraph(
      'Résumés in Latin America often list responsibilities, degrees and courses. A U.S. reader skims them for verbs and outcomes. For each job, answer three questions: what was the situation, what did you do, what was different afterwards? One line each is enough, and a number helps if it is true.',
    ),
    table(
      'The same work, written twice',
      ['Instead of', 'Write'],
      [
        [
          'Responsible for customer support',
          'Answered about 40 tickets a day in English; wrote the 12 help articles our customers use most',
        ],
        [
          'Accounts payable and receivable',
          'Closed the month in five working days for two U.S. companies, in QuickBooks',
        ],
        [
          'Worked with React and Node.js',
          'Rebuilt the checkout of a store in React; page loads in half the time, maintained it for two years',
        ],
        ['Proactive and a team player', 'Leave it out; let one of the lines above show it'],
      ],
    ),
    paragraph(
      'Not allowed to share your employer’s figures? Describe the size instead: how many people, how many orders a week, how many countries. Never invent a number. The second question in the interview will be about it.',
    ),
    heading('Use the title they would search for'),
    paragraph(
      'Titles do not translate. An “analista contable” may be a Staff Accountant or a Bookkeeper, an “ejecutivo comercial” an Account Executive or a Sales Development Representative. Read five job posts of the kind you want, find the title that describes what you really do, and use that one. Do the same for skills: the tool’s own name, one at a time, and only those you would agree to be tested on tomorrow.',
    ),
    heading('Your English, honestly'),
    paragraph(
      'Nobody expects a perfect accent. What worries a company is not knowing whether you understood. So show it: write your profile yourself, in short sentences, and have someone check the spelling. Then practice three phrases until they come without effort. “Let me make sure I understood.” “Could you give me an example?” “I don’t know yet; I’ll find out by three.” People who say these sentences sound senior in any accent.',
    ),
    list([
      {
        term: 'In writing,',
        text: 'put the answer first and the explanation afterwards. In U.S. business email, the first sentence carries the message.',
      },
      {
        term: 'In calls,',
        text: 'use a headset with a microphone near your mouth. It does more for your English than a month of lessons.',
      },
      {
        term: 'With AI tools,',
        text: 'let them correct you, not replace you. If the profile sounds like somebody else, the call will be a disappointment for both sides.',
      },
    ]),
    heading('Name your rate, and be able to explain it'),
    paragraph(
      'Asking for too little does not make you attractive; it makes people wonder. Find out what your role pays, which you can do with the monthly ranges on our role pages, and divide. On Puente a month of full-time work counts as 160 hours, so a role at $3,500 a month is about $22 an hour. If you work as a contractor, also count what an employer would otherwise pay: health insurance, retirement, vacation, taxes, and an accountant for the first year.',
    ),
    paragraph(
      'Then say the number in one sentence and stop talking. “My rate is 22 dollars an hour for full-time work.” If it is above the budget, ask what the range is instead of lowering your own at once. Give way on hours, start date or a review after three months before you give way on the rate.',
    ),
    heading('The first call'),
    paragraph(
      'Thirty minutes, usually with the owner or your future manager. It will be friendlier and more informal than you may be used to, but it is still an interview. First names are normal. So is disagreeing, as long as you give a reason.',
    ),
    steps([
      {
        term: 'The day before,',
        text: 'read their website until you can say in one sentence how they earn money. Prepare two stories about your work, each two minutes long.',
      },
      {
        term: 'An hour before,',
        text: 'test camera, microphone and light. Have your phone ready as a second connection, and tell them if you needed it.',
      },
      {
        term: 'In the first minute,',
        text: 'say hello, thank them for the time and let them lead. Small talk about the weather is enough.',
      },
      {
        term: 'In the middle,',
        text: 'answer what was asked, in two minutes, then stop. “Shall I go into detail?” is a good ending.',
      },
      {
        term: 'At the end,',
        text: 'ask what would make somebody a success in this role after three months. You learn what they need, and they hear that you think about it.',
      },
      {
        term: 'The same day,',
        text: 'write four lines: thanks, one thing you found interesting, one idea, and when you could start.',
      },
    ]),
    heading('Questions you can ask'),
    paragraph(
      'An interview goes both ways, and U.S. companies expect you to ask. Good ones to have on hand: Who will I work with every day? Which hours must we share? In which currency and on which day do you pay, and who covers the fee? How many days off, and are they paid? Is this a contractor agreement or employment, and who provides the equipment? What happened to the last person in this role? A company that avoids these questions has answered them.',
    ),
    heading('Protect yourself'),
    list([
      'No honest company asks you to pay for a job, a course or your own equipment in advance.',
      'Do not hand over copies of documents before there is a written offer, and then through a channel that you trust.',
      'A work sample should take two hours at most, and be paid. Ask politely; the answer tells you a lot.',
      'Read the agreement for notice period, working hours, intellectual property and payment date. What is not written is not agreed.',
      'Ask an accountant in your country how to declare income from abroad before the first payment, not after the third.',
    ]),
    heading('What happens when you apply here'),
    paragraph(
      `Our form asks for what a company wants to know: your title, experience, skills, rate, time zone and a few sentences about you. A person reads it, and you hear back within ${ANSWER_BUSINESS_DAYS} business days. If you are approved, you receive your login by email and see jobs with a score that explains how they fit: which skills match, which are close, what is missing. The score never looks at your name, photo, age or school, and it decides nothing. A person does.`,
    ),
    callout('Before you send it: five checks', [
      'The title is one that a company would search for.',
      'The first sentence says what you do and for whom.',
      'Every skill on the list would survive three questions.',
      'The rate is yours, and you can explain it.',
      'Somebody else has read it.',
    ]),
    callout(
      'Ready?',
      ['It takes about five minutes, and a draft is kept in your browser while you think about the wording.'],
      { label: 'Apply as a professional', to: PUBLIC_PATHS.apply },
    ),
  ],
};
