/** Texts of the demo market: cover letters, threads, notes to candidates and private notes of companies. */
import type { MatchFactor } from '#engine/matching.contract.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';

export const COVER_LETTERS: readonly string[] = [
  'Your description reads like my last two years. I would bring the habits that worked there: small steps, early questions, and a written summary on Fridays. I can start in two weeks.',
  'I read what you do before I wrote this. I have solved the same problem for a smaller company, and would like to do it again with what I learned. Happy to show you the work.',
  'I am looking for one team to stay with. The hours fit my day, and the tools are the ones I use now.',
  'My English is fluent, my internet is fast, and I answer within the hour. More important: I enjoy this kind of work and would do a short paid test gladly.',
  'I noticed that your customers write at night. I am in the same time zone and used to that rhythm.',
  'Three things from my last job that you ask for: I kept the dates, I wrote things down, and I told people early when something slipped.',
  'A former colleague works with a company like yours and speaks well of the calm pace. That is how I work best, too.',
  'I know I have one of the tools on your list only from a course. The other ones I have used every day, and I learn quickly where I can ask.',
  'What caught me is the sentence about talking to customers. In my last job I did it every week, and it changed what we built.',
];

/** Reasons and notes of declines, with the factor they refer to (none if unrelated to the person). */
export const DECLINES: readonly { reason: DeclineReason; factor: MatchFactor | null; note: string }[] = [
  {
    reason: 'experience',
    factor: 'experience',
    note: 'Thank you for applying. We chose someone with more experience in our industry, and will gladly read an application to our next role.',
  },
  {
    reason: 'hours',
    factor: 'timezone',
    note: 'We liked your letter. For this role we need more hours of overlap than your day allows.',
  },
  {
    reason: 'skills',
    factor: 'skills',
    note: 'Thank you for your time. Two of the tools are daily work here, and we could not find them in what you have done so far.',
  },
  {
    reason: 'position-filled',
    factor: null,
    note: 'Thank you for applying. The position was filled before we came to your application.',
  },
  {
    reason: 'rate',
    factor: 'rate',
    note: 'Thank you for your application. Your rate is above what we can pay for this role, and we did not want to ask you to lower it.',
  },
];

export const PRIVATE_NOTES: readonly string[] = [
  'Clear answers, asked good questions about the team. Check the start date.',
  'Strong on the work sample. A little shy on the call, warmed up after ten minutes.',
  'Wants to stay for years. Ask about the gap in spring.',
  'Best writing of everybody so far.',
];

export const OFFER_NOTE =
  'We would love to have you. The details are in the message I sent you; take the time you need.';

export const INTERVIEW_NOTE = 'We talk about your last project and ours. No preparation needed; a quiet room helps.';

export const INVITATION_NOTES: readonly string[] = [
  'Your history with scheduling products is what we look for. Would you have a look at this role?',
  'You wrote that you notice when a customer goes quiet. That is half of this job.',
  'We met somebody with your skills last month and hired her. There is a second seat now.',
];

/** Texts of review requests, by decline reason. */
export const APPEAL_TEXTS: Readonly<Partial<Record<DeclineReason, string>>> = {
  experience:
    'The two positions I held before this one were in the same industry, which my profile does not say clearly. Could somebody look again?',
  skills:
    'The note says that two tools are missing. Both stand in my second job: I used them for three years and can show you the work.',
  hours:
    'I was told that my hours do not overlap. I work from nine to six in Bogotá, which is the same clock as yours in winter.',
  rate: 'My rate was given as the reason, but it is within the range of the post. Could somebody look again?',
};

/** The topic of a thread. */
export type Topic = 'interview' | 'question' | 'invitation' | 'exercise' | 'offer' | 'start' | 'decline';

/** Threads between a company (c) and a candidate (k); `{name}` is the first name of the receiver. */
export const THREADS: Readonly<Record<Topic, ReadonlyArray<ReadonlyArray<readonly ['c' | 'k', string]>>>> = {
  interview: [
    [
      ['c', 'Hello {name}, your profile reads like our next colleague. When could you talk this week?'],
      ['k', 'Good morning {name}! Tomorrow is good from nine on, and Friday all day.'],
      ['c', 'Then I propose tomorrow; you find the times in your application.'],
      ['k', 'Booked. Shall I bring something to show?'],
      ['c', 'Something small that you are proud of.'],
    ],
    [
      ['c', '{name}, thank you for the long answer in your letter. May I ask you more about it on a call?'],
      ['k', 'Gladly. It was the project I learned most from.'],
    ],
    [
      ['c', 'Hi {name}, quick one: would you rather talk before your lunch or after it?'],
      ['k', 'After it, please. I am at my best at two.'],
      ['c', 'Two it is, your time.'],
      ['k', 'Thank you. I have added it to my calendar.'],
    ],
    [
      [
        'c',
        'Hi {name}! I liked how you describe your work. Would you have half an hour this week to talk about the role?',
      ],
      ['k', 'Thank you for writing, {name}! Yes, any day after 10 in the morning your time.'],
      [
        'c',
        'I have sent you three times; take the one you like. I will bring our designer along, so you can ask how we work together.',
      ],
      ['k', 'Perfect. I will have read your documentation by then: https://docs.demo.example/start'],
    ],
    [
      ['c', 'Good morning {name}, we would like to meet you. Is a video call fine, or do you prefer the phone?'],
      ['k', 'A video call is fine. Who else will be there?'],
      ['c', 'Only me, and for the last ten minutes the person you would work with most.'],
    ],
  ],
  question: [
    [
      ['c', 'Hello {name}, do you know our kind of customer, or would that be new?'],
      ['k', 'New, but I have sold to dentists, who ask the same questions on a Friday evening.'],
      ['c', 'Ha, then you know them well enough.'],
    ],
    [
      ['c', 'Good morning {name}. Your rate is a little above the post. Is there room on both sides?'],
      ['k', 'There is a little on mine, if the hours are steady.'],
    ],
    [
      [
        'c',
        'Thanks for applying, {name}. One question before we go on: have you worked with a queue of more than a hundred a day?',
      ],
      ['k', 'I have, for two holiday seasons. The trick was to group them every morning before answering any.'],
      ['c', 'That is exactly what we need to learn.'],
    ],
    [
      ['c', 'Hello {name}, your profile says part-time. Could you do thirty hours from January on?'],
      [
        'k',
        'Thirty would work well. Until then I am at twenty with a client whom I do not want to leave in the middle.',
      ],
      ['c', 'I respect that. I note thirty from January.'],
      ['k', 'Thank you. I look forward to hearing from you.'],
    ],
    [
      [
        'k',
        'Hello {name}, I applied last week and have a question: is the time zone in the post fixed, or would an hour earlier do?',
      ],
      ['c', 'An hour earlier is even better for us, since our first customers call at eight.'],
      ['k', 'Great, then it fits.'],
    ],
  ],
  invitation: [
    [
      ['c', 'Hello {name}, somebody in our team read your profile aloud this morning. Would you look at our post?'],
      ['k', 'That is a first! I have read it and am interested. Is the start fixed?'],
    ],
    [
      ['c', 'Hi {name}! We look for two people of your trade from next month on. May I tell you more?'],
      ['k', 'Please do.'],
      ['c', 'It is full time, with a team that has been together for years. I send you the invitation today.'],
    ],
    [
      ['c', 'Your profile fits a role of ours, {name}. Are you open to a conversation?'],
      ['k', 'I am. Could you tell me about the hours and the team first?'],
      ['c', 'Nine to five Eastern, four people, all remote. The post is in your invitations.'],
      ['k', 'Sounds good. I read it tonight and answer tomorrow.'],
    ],
    [['c', 'Hello {name}! We are hiring in your field and would like to know you. When would a call suit you?']],
  ],
  exercise: [
    [
      ['c', '{name}, everybody liked talking with you. May we send you a small task, paid, one hour?'],
      ['k', 'Yes, please. I can do it on Thursday.'],
      ['c', 'It is in your mailbox. Ask whatever is unclear; that is part of it.'],
      ['k', 'I have two questions already and will put them in one note.'],
    ],
    [
      [
        'c',
        'We enjoyed the interview, {name}! The next step is a short paid exercise, two hours at most. Is Monday fine?',
      ],
      ['k', 'Monday is fine. Do you prefer a document or a recording of the result?'],
      ['c', 'A document, please. Plain is beautiful.'],
      ['k', 'Then plain it will be.'],
      ['c', 'One more thing: please send us your preferred start date.'],
    ],
  ],
  offer: [
    [
      ['c', 'Good news, {name}: everybody said yes. You have our offer.'],
      ['k', 'I am so glad! I read it tonight and write tomorrow.'],
    ],
    [
      [
        'c',
        'Dear {name}, the offer is in your application now. The rate is the one we spoke about, and the start is a Monday.',
      ],
      ['k', 'I saw it, thank you! May I take until Thursday to talk to my family?'],
      ['c', 'Of course. Call me if anything is unclear.'],
      ['k', 'One question: is the laptop mine to choose?'],
    ],
    [
      ['c', '{name}, we have sent you a second version of the offer, with the hours you asked for.'],
      ['k', 'That was quick. I read it with care and answer this week.'],
    ],
  ],
  start: [
    [
      ['k', 'I accepted the offer, {name}. I am very happy to join!'],
      ['c', 'So are we! You get the contract today, and your accounts on the first morning.'],
      ['k', 'Received and signed. Is there something I should read before?'],
      ['c', 'Sleep well the night before. The rest we show you.'],
    ],
  ],
  decline: [
    [
      ['c', 'Dear {name}, we filled the role with somebody from our town. May I write when the next one opens?'],
      ['k', 'Please do, and thank you for answering at all.'],
    ],
    [
      ['c', 'Hello {name}, I wanted to write in person: it was close, and your exercise was the clearest one.'],
      ['k', 'Thank you for telling me. I would be glad to hear of your next role.'],
    ],
  ],
};
