/** What people of the demo market write to each other: cover letters, threads, notes to candidates. */

export const COVER_LETTERS: readonly string[] = [
  'Your description reads like my last two years. I would bring the habits that worked there: small steps, early questions, and a written summary on Fridays. I can start in two weeks.',
  'I read what you do before I wrote this. I have solved the same problem for a smaller company, and would like to do it again with what I learned. Happy to show you the work.',
  'I am looking for one team to stay with. The hours fit my day, and the tools are the ones I use now.',
  'My English is fluent, my internet is fast, and I answer within the hour. More important: I enjoy this kind of work and would do a short paid test gladly.',
  'I noticed that your customers write at night. I am in the same time zone and used to that rhythm.',
];

export const DECLINE_NOTES: readonly string[] = [
  'Thank you for applying. We chose someone with more experience in our industry, and will gladly read an application to our next role.',
  'We liked your letter. For this role we need more hours of overlap than your day allows.',
];

export const OFFER_NOTE =
  'We would love to have you. The details are in the message I sent you; take the time you need.';

export const INTERVIEW_NOTE = 'We talk about your last project and ours. No preparation needed; a quiet room helps.';

/** Threads between a company (c) and a candidate (k), in turns. */
export const THREADS: ReadonlyArray<ReadonlyArray<readonly ['c' | 'k', string]>> = [
  [
    ['c', 'Hi! I liked how you describe your work. Would you have half an hour this week to talk about the role?'],
    ['k', 'Thank you for writing! Yes, any day after 10 in the morning your time.'],
    ['c', 'Thursday at 11 then. I will bring our designer along, so you can ask how we work together.'],
    ['k', 'Perfect. I will have read your documentation by then: https://docs.demo.example/start'],
  ],
  [
    [
      'c',
      'Thanks for applying. One question before we meet: have you worked with a ticket queue of more than a hundred a day?',
    ],
    ['k', 'I have, for two holiday seasons. The trick was to group them every morning before answering any.'],
    ['c', 'That is exactly what we need to learn.'],
  ],
  [
    ['c', 'Your profile fits a role we have not posted yet. Are you open to a conversation?'],
    ['k', 'I am. Could you tell me about the hours and the team first?'],
    ['c', 'Nine to five Eastern, four people, all remote. I will send you the draft description today.'],
    ['k', 'Sounds good. Looking forward to reading it.'],
  ],
  [
    ['c', 'We enjoyed the interview! The next step is a short paid exercise, two hours at most. Is Monday fine?'],
    ['k', 'Monday is fine. Do you prefer a document or a recording of the result?'],
    ['c', 'A document, please. Plain is beautiful.'],
    ['k', 'Then plain it will be.'],
    ['c', 'One more thing: please send us your preferred start date.'],
  ],
  [['c', 'Hello! We are hiring in your field and would like to know you. When would a call suit you?']],
];
