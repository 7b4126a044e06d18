/** Texts of the demo market: cover letters, threads, notes to candidates and private notes of companies. */
import type { MatchFactor } from '#engine/matching.contract.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';

export const COVER_LETTERS: readonly string[] = [
  'Your post describes what I have done for the last two years. I would bring the habits that worked there: small steps, early questions and a written summary every Friday. I can start in two weeks.',
  'Before writing, I read about what you do. I have solved the same problem for a smaller company and would like to do it again with what I learned. I would be happy to show you the work.',
  'I am looking for a team I can stay with. Your hours fit my day, and your tools are the ones I use now.',
  'My English is fluent, my internet is fast, and I answer within the hour. More importantly, I enjoy this kind of work, and I would gladly do a short paid test.',
  'I noticed that your customers write at night. I am in the same time zone and used to working those hours.',
  'Here are three things I did in my last job that you ask for: I met deadlines, I wrote things down, and I told people early when something was running late.',
  'A former colleague works at a company like yours and speaks well of its calm pace. That is how I work best, too.',
  'I only know one of the tools on your list from a course. I have used the others every day, and I learn quickly when I can ask questions.',
  'What caught my eye is the sentence about talking to customers. I did that every week in my last job, and it changed what we built.',
];

/** Reasons and notes of declines, with the factor they refer to (none if unrelated to the person). */
export const DECLINES: readonly { reason: DeclineReason; factor: MatchFactor | null; note: string }[] = [
  {
    reason: 'experience',
    factor: 'experience',
    note: 'Thank you for applying. We chose someone with more experience in our industry, but we would be glad to see you apply for our next role.',
  },
  {
    reason: 'hours',
    factor: 'timezone',
    note: 'We liked your letter. For this role, we need more hours in common than your day allows.',
  },
  {
    reason: 'skills',
    factor: 'skills',
    note: 'Thank you for your time. We use two of the tools every day, and we could not find them in your work so far.',
  },
  {
    reason: 'position-filled',
    factor: null,
    note: 'Thank you for applying. We filled the position before we got to your application.',
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
  'Best writing of anyone so far.',
];

export const OFFER_NOTE =
  'We would love to have you. The details are in the message I sent you. Take all the time you need.';

export const INTERVIEW_NOTE =
  'We will talk about your last project and ours. You do not need to prepare, but a quiet room helps.';

export const INVITATION_NOTES: readonly string[] = [
  'Your experience with scheduling products is exactly what we are looking for. Would you take a look at this role?',
  'You wrote that you notice when a customer goes quiet. That is half of this job.',
  'Last month we hired someone with skills like yours. Now we have a second opening.',
];

/** Texts of review requests, by decline reason. */
export const APPEAL_TEXTS: Readonly<Partial<Record<DeclineReason, string>>> = {
  experience:
    'The two positions I held before this one were in the same industry, which my profile does not say clearly. Could someone look at it again?',
  skills:
    'The note says that two tools are missing. Both are listed under my second job. I used them for three years and can show you the work.',
  hours:
    'I was told that our hours do not overlap. I work from nine to six in Bogotá, which has the same time as you in winter.',
  rate: 'My rate was given as the reason, but it is within the range of the post. Could someone look at it again?',
};

/** The topic of a thread. */
export type Topic = 'interview' | 'question' | 'invitation' | 'exercise' | 'offer' | 'start' | 'decline';

/** Threads between a company (c) and a candidate (k); `{name}` is the first name of the receiver. */
export const THREADS: Readonly<Record<Topic, ReadonlyArray<ReadonlyArray<readonly ['c' | 'k', string]>>>> = {
  interview: [
    [
      ['c', 'Hello {name}, your profile looks like just what our team needs. When could you talk this week?'],
      ['k', 'Good morning {name}! Tomorrow works from nine on, and any time on Friday.'],
      ['c', 'Let’s do tomorrow. I just put the times in your application.'],
      ['k', 'Booked. Should I bring something to show you?'],
      ['c', 'Something small that you are proud of.'],
    ],
    [
      ['c', '{name}, thank you for the long answer in your letter. May I ask you more about it on a call?'],
      ['k', 'Gladly. That is the project I learned the most from.'],
    ],
    [
      ['c', 'Hi {name}, quick question: would you rather talk before lunch or after?'],
      ['k', 'After lunch, please. Two o’clock is best for me.'],
      ['c', 'Two it is, your time.'],
      ['k', 'Thank you. I have added it to my calendar.'],
    ],
    [
      [
        'c',
        'Hi {name}! I liked how you describe your work. Do you have half an hour this week to talk about the role?',
      ],
      ['k', 'Thank you for writing, {name}! Yes, any day after 10 a.m. your time.'],
      [
        'c',
        'I sent you three times, so pick the one you like. Our designer will join us, so you can ask how we work together.',
      ],
      ['k', 'Perfect. I will read your documentation before then: https://docs.demo.example/start'],
    ],
    [
      ['c', 'Good morning {name}, we would like to meet you. Does a video call work, or do you prefer the phone?'],
      ['k', 'A video call works well. Who else will be there?'],
      ['c', 'Just me, and for the last ten minutes the person you would work with most.'],
    ],
  ],
  question: [
    [
      ['c', 'Hello {name}, have you worked with customers like ours, or would that be new?'],
      ['k', 'It would be new, but I have sold to dentists, and they ask the same questions on a Friday evening.'],
      ['c', 'Ha, then you know what to expect.'],
    ],
    [
      ['c', 'Good morning {name}. Your rate is a little above what we posted. Is there room on both sides?'],
      ['k', 'There is some on mine, if the hours are steady.'],
    ],
    [
      [
        'c',
        'Thanks for applying, {name}. One question before we continue: have you handled a queue of more than a hundred tickets a day?',
      ],
      ['k', 'I have, during two holiday seasons. The trick was to group them every morning before answering any.'],
      ['c', 'That is exactly what we need to learn.'],
    ],
    [
      ['c', 'Hello {name}, your profile says part-time. Could you do thirty hours a week starting in January?'],
      [
        'k',
        'Thirty would work well. Until then I work twenty hours for a client, and I do not want to leave them halfway through a project.',
      ],
      ['c', 'I respect that. Let’s plan on thirty starting in January.'],
      ['k', 'Thank you. I look forward to hearing from you.'],
    ],
    [
      [
        'k',
        'Hello {name}, I applied last week and have a question: is the time zone in the post fixed, or would an hour earlier work?',
      ],
      ['c', 'An hour earlier is even better for us. Our first customers call at eight.'],
      ['k', 'Great, that works for me.'],
    ],
  ],
  invitation: [
    [
      [
        'c',
        'Hello {name}, someone on our team read your profile out loud this morning. Would you take a look at our job?',
      ],
      ['k', 'That is a first! I read it, and I am interested. Is the start date fixed?'],
    ],
    [
      ['c', 'Hi {name}! We are hiring two people in your field starting next month. Can I tell you more?'],
      ['k', 'Please do.'],
      ['c', 'It is full time, with a team that has been together for years. I will send you the invitation today.'],
    ],
    [
      ['c', 'Your profile fits one of our roles, {name}. Are you open to a conversation?'],
      ['k', 'I am. Could you tell me about the hours and the team first?'],
      ['c', 'Nine to five Eastern, four people, all remote. The post is in your invitations.'],
      ['k', 'Sounds good. I will read it tonight and get back to you tomorrow.'],
    ],
    [
      [
        'c',
        'Hello {name}! We are hiring in your field and would like to get to know you. When would you have time for a call?',
      ],
    ],
  ],
  exercise: [
    [
      ['c', '{name}, everyone liked talking with you. Can we send you a small paid task? It takes about an hour.'],
      ['k', 'Yes, please. I can do it on Thursday.'],
      ['c', 'It is in your inbox. Ask about anything that is unclear. That is part of it.'],
      ['k', 'I already have two questions. I will send them together.'],
    ],
    [
      [
        'c',
        'We enjoyed the interview, {name}! The next step is a short paid exercise, two hours at most. Does Monday work?',
      ],
      ['k', 'Monday works. Would you prefer a document or a recording?'],
      ['c', 'A document, please. It does not have to look fancy.'],
      ['k', 'Got it, thank you.'],
      ['c', 'One more thing: please send us your preferred start date.'],
    ],
  ],
  offer: [
    [
      ['c', 'Good news, {name}: everyone said yes. Our offer is in your application.'],
      ['k', 'I am so glad! I will read it tonight and write to you tomorrow.'],
    ],
    [
      [
        'c',
        'Dear {name}, the offer is in your application now. The rate is the one we talked about, and you would start on a Monday.',
      ],
      ['k', 'I saw it, thank you! Can I take until Thursday to talk it over with my family?'],
      ['c', 'Of course. Call me if anything is unclear.'],
      ['k', 'One question: can I choose the laptop?'],
    ],
    [
      ['c', '{name}, we have sent you a second version of the offer, with the hours you asked for.'],
      ['k', 'That was quick. I will read it carefully and get back to you this week.'],
    ],
  ],
  start: [
    [
      ['k', 'I accepted the offer, {name}. I am very happy to join!'],
      ['c', 'So are we! You will get the contract today and your accounts on your first morning.'],
      ['k', 'Received and signed. Is there anything I should read before I start?'],
      ['c', 'Not really. Get a good night’s sleep, and we will show you the rest.'],
    ],
  ],
  decline: [
    [
      ['c', 'Dear {name}, we filled the role with someone local. May I write to you when the next one opens?'],
      ['k', 'Please do, and thank you for letting me know.'],
    ],
    [
      ['c', 'Hello {name}, I wanted to write in person: it was a close decision, and your exercise was the clearest.'],
      ['k', 'Thank you for telling me. I would be glad to hear about your next role.'],
    ],
  ],
};
