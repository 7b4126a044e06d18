/** Conversations in the demo market. Each is used once. */

export type Topic = 'interview' | 'question' | 'invitation' | 'exercise' | 'offer' | 'start' | 'decline';

/** The topics in which the candidate writes first. */
export const STARTED_BY_CANDIDATE: ReadonlySet<Topic> = new Set(['start']);

/** Texts by topic. The two people take turns writing. `{name}` is the first name of the recipient. */
export const THREADS: Readonly<Record<Topic, readonly (readonly string[])[]>> = {
  interview: [
    [
      'Hi {name}, I liked how you describe your work. Do you have half an hour this week to talk about the role?',
      'Thank you for writing, {name}! Yes, any day after 10 a.m. your time.',
      'I sent you three times, so pick the one you like. A colleague will join us, so you can ask how we work together.',
      'Perfect. I will read your documentation before then: https://docs.demo.example/start',
    ],
    [
      'Hello {name}, your profile looks like just what our team needs. When could you talk?',
      'Good morning {name}, tomorrow works from nine on, and any time on Friday.',
      'Let’s do tomorrow. I just added the times to your application.',
      'Booked. Should I bring something to show you?',
      'Something small that you are proud of.',
    ],
    [
      '{name}, thank you for the long answer in your letter. May I ask you more about it on a call?',
      'Gladly. That is the project I learned the most from.',
    ],
    [
      'Hi {name}, quick question: would you rather talk before lunch or after?',
      'After lunch, please. Two o’clock is best for me.',
      'Two it is, your time.',
      'I have added it to my calendar.',
    ],
    [
      'Good morning {name}, we would like to meet you. Does a video call work, or do you prefer the phone?',
      'A video call works well. Who else will be there?',
      'Just me, and for the last ten minutes the person you would work with most.',
    ],
    [
      'Hello {name}, I am reading your application for the second time and smiling. Shall we talk?',
      'That makes my day! Which of the three times is best for you?',
      'The early one. I am at my best before the phones start.',
    ],
    [
      '{name}, could we move our call by an hour? My son has a school play, and he is a tree.',
      'No problem. I picked the later time, and please wish the tree good luck.',
      'He said thank you, as quietly as trees do.',
    ],
    [
      'I have proposed four times in your application, {name}. If none of them suits you, send me two of yours.',
      'The second one is ideal, because my neighbor practices the drums in the afternoon.',
    ],
    [
      'We would like you to meet two people from the team, {name}. Could you spare an hour?',
      'An hour is fine. May I ask for their names, so that I can read about their work?',
      'Harriet keeps the schedule, and Luis keeps Harriet calm. They are both looking forward to it.',
    ],
    [
      'Dear {name}, before our call: is there anything you need, such as captions or a break?',
      'Captions would help me, thank you for asking. I understand written English faster.',
      'They will be on. I use them myself.',
    ],
    [
      'Hi {name}, our internet failed in the middle of your sentence about deadlines. Can we finish it tomorrow?',
      'I noticed after I had talked to myself for a minute. Ten o’clock?',
      'Ten. I will bring my phone as a spare.',
    ],
    [
      'You ask good questions, {name}. We would like our director to be there when we answer the last one.',
      'I would appreciate that. Should I prepare the numbers from our first call?',
      'Please do; one page is plenty.',
    ],
    [
      'How is next week for a first conversation, {name}? We are off for the holidays until Wednesday.',
      'Thursday morning would be good, since my holidays begin on Friday.',
    ],
    [
      'I enjoyed your portfolio, {name}, above all the part that went wrong. Would you tell us that story on Tuesday?',
      'With pleasure. It gets worse before it gets better.',
      'Those are the best ones.',
    ],
    [
      'Your reference spoke about you for twenty minutes, {name}. I would like to hear your side.',
      'Then I owe her a cake. I have picked the Monday slot.',
    ],
    [
      'Hello {name}, I run a small team and will do the interview myself. Are you comfortable with English on the phone?',
      'Yes, I am. If you speak quickly, I will raise my hand.',
      'I am from Alabama. No one has ever accused me of speaking quickly.',
    ],
  ],
  question: [
    [
      'Thanks for applying, {name}. One question before we continue: what would you look at first in your first week?',
      'The complaints from the last month, and then the people who answer them.',
      'That is exactly where I would start.',
    ],
    [
      'Hello {name}, have you worked with customers like ours, or would that be new?',
      'It would be new, but I have worked with dentists, and they ask the same questions on a Friday evening.',
      'Ha, then you know what to expect.',
    ],
    [
      'Good morning {name}, your rate is a little above what we posted. Is there room on both sides?',
      'There is some on mine, if the hours are steady.',
    ],
    [
      'Hello {name}, could you do thirty hours a week starting in January?',
      'Thirty would work well. Until then I have a client I do not want to leave halfway through a project.',
      'I respect that. Let’s plan on thirty starting in January.',
      'I look forward to hearing from you.',
    ],
    [
      'Our first customers call at eight Eastern, {name}. Is that too early for you?',
      'An early start suits me, because my children leave at seven.',
      'Great, you will have company. I am here at half past.',
    ],
    [
      'Which of the tools in our job post would you need help with, {name}?',
      'One of them. I opened a trial account last night and got as far as the second screen.',
      'The second screen is where everyone stops. We will show you.',
    ],
    [
      'May I ask how you found us, {name}?',
      'Through a former colleague who talks about your onboarding as if it were a vacation.',
    ],
    [
      'Your letter mentions a project that failed, {name}. What would you do differently?',
      'I would have told the client in week two rather than in week five.',
      'Thank you for the straight answer.',
      'It was an expensive lesson, and I got good use out of it.',
    ],
    [
      'We work with a shared inbox, {name}. Do you mind if others read along?',
      'On the contrary, it keeps my sentences short.',
    ],
    [
      'Hi {name}, do you have a place to work where it is quiet in the evening?',
      'I rent a desk in a library annex. The loudest thing there is a clock.',
      'I am jealous of the clock.',
    ],
    [
      'Is your start date flexible, {name}? Our training begins on a Monday.',
      'I can move it by a week in either direction.',
    ],
    [
      'What made you leave your last team, {name}? A short answer is fine.',
      'The company moved its office and its working hours to Asia. We parted as friends.',
      'Understood. I have asked for their number.',
    ],
    [
      'Two of your positions overlap, {name}. Were you doing both?',
      'Yes, for four months, half days each. I just added the hours to my profile.',
    ],
    [
      'Could you send us a sample of your writing, {name}? Anything up to a page.',
      'Here is the note I wrote when our server room flooded. I removed the names.',
      'I read it to the team. We laughed and then checked our own basement.',
    ],
    [
      '{name}, would you be open to a three-month contract first?',
      'I would, if we agree on a decision date.',
      'Agreed. I will put it in writing.',
    ],
    [
      'Have you ever worked with a manager in another country, {name}?',
      'With three of them. The best one wrote down what she expected, and I still have the page.',
    ],
    [
      'We serve people who are upset sometimes, {name}. How do you end a hard day?',
      'I water the plants and do not answer them either.',
    ],
    [
      'Your profile says that you studied at night. Are you still studying, {name}?',
      'My last exam is in three weeks. After that my evenings are free for soccer.',
    ],
  ],
  invitation: [
    [
      'Hello {name}, someone on our team read your profile out loud this morning. Would you look at our job?',
      'That is a first! I read it, and I am interested. Is the start date fixed?',
    ],
    [
      'Hi {name}, we are hiring two people in your field starting next month. Can I tell you more?',
      'Please do.',
      'It is full time, with a team that has been together for years. I will send you the invitation today.',
    ],
    [
      'Your profile fits one of our roles, {name}. Are you open to a conversation?',
      'I am. Could you tell me about the hours and the team first?',
      'Nine to five Eastern, four people, all remote. The job post is in your invitations.',
      'Sounds good. I will get back to you tomorrow.',
    ],
    ['Hello {name}! We would like to get to know you, even if you are not looking. When would you have time?'],
    [
      'A colleague of mine worked with you, {name}, and says that you bring calm to a room. We could use that.',
      'I think I know who it is. Tell her that I still have her stapler.',
      'She would like it back. Can we talk on Wednesday?',
    ],
    [
      'Dear {name}, we are a small company with a growing list of things that you do well. May I send it?',
      'You may. I like lists.',
    ],
    [
      'Your rate and your hours match what we planned, {name}, and your bio made us curious.',
      'Thank you! Which part?',
      'The hobby. Two of us argued about whether it is true.',
      'Entirely true, and there are photos.',
    ],
    [
      'Hi {name}, we are opening a position in the spring and would rather meet people early. Is that too soon for you?',
      'Spring is good for me. I am busy until then.',
    ],
    ['I noticed that you worked in our industry, {name}. We rarely see that in remote candidates.'],
    [
      'Would you consider part-time work, {name}? Twenty hours, mostly mornings.',
      'If the mornings are yours and not mine, yes.',
      'They are. Ours begin when yours are half over.',
    ],
    [
      'We are looking for your successor’s dream job, {name}, or maybe for yours. The description is short.',
      'I read it twice. Who wrote the sentence about the coffee machine?',
    ],
    [
      'Hello {name}, our founder asked for three people to call this week, and you are one of them.',
      'I am honored, and also free on Thursday.',
    ],
    [
      'You wrote that you like to teach, {name}. Our team has four beginners and no teacher.',
      'Four is a nice class. What do they struggle with?',
      'With asking. You would be the person who does not sigh.',
    ],
    [
      'Good day, {name}. We saved your profile a month ago and now have the budget. Are you still available?',
      'For the right team I am. Please tell me about yours.',
    ],
  ],
  exercise: [
    [
      '{name}, everyone liked talking with you. Can we send you a small paid task? It takes about an hour.',
      'Yes, please. I can do it on Thursday.',
      'It is in your inbox. Ask about anything that is unclear. That is part of it.',
      'I already have two questions. I will send them together.',
    ],
    [
      'We enjoyed the interview, {name}! The next step is a short paid exercise, two hours at most. Does Monday work?',
      'Monday works. Would you prefer a document or a recording?',
      'A document, please. It does not have to look fancy.',
    ],
    [
      'Here is the exercise, {name}. Stop after ninety minutes, even if it is not finished.',
      'I stopped at eighty-eight and wrote down what I would do next.',
      'That list told us more than the rest.',
    ],
    [
      'How did the task go, {name}? It is new, and we want to know if it is fair.',
      'It is fair. The third part can be misunderstood; I noted both ways to read it.',
      'You are the second person to say so. We changed it.',
    ],
    ['Could you walk us through your solution on a call, {name}?', 'Sure. I will share my screen and my doubts.'],
    [
      'Your exercise arrived, {name}, thank you. The invoice can go to me.',
      'Sent. I added a note about the data in row nine, which looks made up.',
      'You are right, and the first to notice.',
    ],
    [
      'For the last step, we would like you to work with Marcus for half a day, {name}. We pay for it.',
      'I like that more than a test. Which day suits him?',
    ],
  ],
  offer: [
    [
      'Dear {name}, the offer is in your application now. The rate is the one we talked about.',
      'I saw it, thank you! Can I take until Thursday to talk it over with my family?',
      'Of course. Call me if anything is unclear.',
      'One question: can I choose the laptop?',
    ],
    [
      'Good news, {name}: everyone said yes. Our offer is in your application.',
      'I am so glad! I will write to you tomorrow.',
    ],
    [
      '{name}, we have sent you a second version of the offer, with the hours you asked for.',
      'That was quick. I will go through it carefully this week.',
    ],
    [
      'We would be happy to have you, {name}. Please look at the offer and ask me anything.',
      'I have one wish: could the first week be half days? I want to hand over properly.',
      'Yes, and it says a lot about you that you asked.',
    ],
    ['Your offer is ready, {name}. I added the holidays that we discussed.', 'Thank you for remembering the carnival.'],
    [
      'The whole team signed the card that comes with this offer, {name}. You will get it in the mail.',
      'I showed the message to my mother, and she asked whether you are real.',
      'We are. She is welcome on the next call.',
    ],
    [
      'Please check the start date in the offer, {name}. Payroll asked me twice.',
      'The date is right. I will answer by Tuesday at the latest.',
    ],
    [
      'It took us a week longer than promised, {name}, and I am sorry. Here is the offer.',
      'It was worth the wait. I only need to read the part about equipment again.',
    ],
    [
      'Our accountant likes your handwriting, {name}, and I like everything else. The terms are in your application.',
      'That is the best opening to an offer that I have seen.',
    ],
  ],
  start: [
    [
      'I accepted the offer, {name}. I am very happy to join!',
      'So are we! You will get the contract today and your accounts on your first morning.',
      'Received and signed. Is there anything I should read before I start?',
      'Not really. Get a good night’s sleep, and we will show you the rest.',
    ],
    [
      'It is done: I said yes this morning, {name}. My family celebrated with pancakes.',
      'Here it was donuts. Welcome!',
    ],
    [
      'Hello {name}, the laptop arrived in one piece, and the dog has inspected it.',
      'Wonderful. The password comes by phone from a man named Otis, who is friendly.',
      'Otis and I talked for half an hour. I am ready for Monday.',
    ],
    ['I signed everything, {name}. Which name should I use for my email address?', 'The one you like to be called by.'],
    [
      'My notice period ends on Friday, {name}. They gave me a plant.',
      'Bring it to the first call. Ours are all plastic.',
    ],
    [
      'Could you tell me who my main contact will be, {name}?',
      'That is Bernice. She has trained everyone here, including me.',
      'Then I will listen to Bernice.',
    ],
    [
      'Thank you for the welcome package, {name}. The mug is bigger than my head.',
      'It is the local size. You will get used to it.',
    ],
    [
      'I set up the second screen and tested the line, {name}: 200 megabits down, 90 up.',
      'That beats our office. See you in the morning meeting.',
    ],
    [
      'I filled in the payroll form, {name}. Is a bank in my country fine?',
      'Any bank will do. The first transfer takes three days, and later ones take one.',
    ],
    ['First day done, {name}! I met eleven people and remember eight names.', 'Eight is the office record. Rest well.'],
  ],
  decline: [
    [
      'Dear {name}, we filled the role with someone local. May I write to you when the next one opens?',
      'Please do, and thank you for letting me know.',
    ],
    [
      'Hello {name}, I wanted to write in person: it was a close decision, and your exercise was the clearest.',
      'Thank you for telling me. I would be glad to hear about your next role.',
    ],
    [
      'I am sorry that it did not work out this time, {name}. The hours were the only reason.',
      'I understand. If you ever open a later shift, I am here.',
    ],
    [
      '{name}, we stopped hiring for this position because a customer left. You did nothing wrong.',
      'I hope that the customer comes back, for your sake, too.',
    ],
    [
      'We chose someone with more experience with our tools, {name}. Your letter was the one that we kept quoting to each other.',
      'That is kind. I will learn the tools and write another letter.',
    ],
    [
      'A friend of mine is looking for someone like you, {name}. May I pass on your name?',
      'Gladly, and thank you. What does your friend do?',
      'She runs a bakery with forty employees and no system at all.',
    ],
  ],
};
