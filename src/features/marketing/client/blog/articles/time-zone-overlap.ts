/** The article on working days that overlap. The hours of its tables follow from the offsets from UTC. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const TIME_ZONE_OVERLAP: Article = {
  id: 'time-zone-overlap-in-practice',
  title: 'Time-zone overlap in practice: making six shared hours count',
  summary:
    'Which cities share which hours with yours, what daylight saving time does to your stand-up, and how to divide a day so that the overlap is spent on what needs two people.',
  description:
    'How many working hours Bogotá, Mexico City or São Paulo share with New York and Los Angeles, and how to divide the day they make.',
  reader: 'For companies',
  publishedOn: '2025-10-09',
  blocks: [
    paragraph(
      'Working with somebody ten hours away means writing letters. You ask in the evening, get an answer in the morning, notice that you asked the wrong thing, and have lost a day. Working with somebody one or two hours away means asking. That is most of the case for Latin America, and it is why we speak of 6-8 hours of daily overlap before we speak of money.',
    ),
    paragraph(
      'But overlap is only a number until you decide what to do with it. This is a guide to the hours themselves, to the twice-yearly surprise of the clock change, and to a day that uses both.',
    ),
    heading('Who shares which hours'),
    paragraph(
      'The table counts the hours of an ordinary U.S. office day, nine to five, during which somebody in each city is at work from nine to six by their own clock. Nobody has moved their day for anyone yet.',
    ),
    table(
      'Shared hours with nobody adjusting',
      ['Their city', 'New York, winter', 'New York, summer', 'Los Angeles, winter', 'Los Angeles, summer'],
      [
        ['Bogotá, Lima, Quito', '8', '7', '6', '7'],
        ['Mexico City, San José (Costa Rica)', '7', '6', '7', '8'],
        ['Santo Domingo, La Paz', '8', '8', '5', '6'],
        ['São Paulo, Buenos Aires, Montevideo', '7', '8', '4', '5'],
      ],
    ),
    paragraph(
      'Two things stand out. From the East Coast nearly everything works: six hours is the least you get. From the West Coast the Andes, Central America and Mexico are the natural neighbors, while Brazil and Argentina start earlier than you do. That is no reason to pass up a great candidate in São Paulo. A day from eleven to eight there gives Los Angeles six hours in winter and seven in summer, and many people prefer a late start. Ask; do not assume in either direction.',
    ),
    heading('The clock change that only you have'),
    paragraph(
      'Colombia, Peru, Ecuador, Brazil, Argentina, Uruguay and Central America do not change their clocks during the year. Mexico gave it up in 2022, apart from some cities on the U.S. border. Chile still changes, on other dates than the United States and in the opposite direction, since its summer is your winter.',
    ),
    paragraph(
      'So twice a year your ten o’clock stand-up moves by an hour for your colleagues, although nothing moved for them. If nobody thinks of it, somebody misses a meeting in March and a school pickup in November.',
    ),
    list([
      {
        term: 'Own the meeting in one zone.',
        text: 'Create recurring meetings in the zone of whoever has the least room to move. Calendars then show everyone else the right time by themselves.',
      },
      {
        term: 'Announce the change.',
        text: 'A message a week before: “From Monday, our stand-up is at 9 in Bogotá instead of 10.” One line is enough.',
      },
      {
        term: 'Write times with a place.',
        text: '“3 PM New York”, never “3 PM EST”. Half the year EST is wrong, and nobody outside the country should have to know when.',
      },
    ]),
    heading('Divide the day by what it is good for'),
    paragraph(
      'With six shared hours it is tempting to fill all six with calls, simply because it is possible. The opposite works better. Decide which work needs two people at the same time, give it a fixed and generous place, and leave everyone alone for the rest.',
    ),
    table(
      'A day that works: New York and Bogotá in summer',
      ['New York', 'Bogotá', 'What happens'],
      [
        ['9:00–10:00', '8:00–9:00', 'New York reads what came in and writes the day’s questions'],
        ['10:00–10:15', '9:00–9:15', 'Stand-up: what is stuck, who talks with whom afterwards'],
        ['10:15–12:30', '9:15–11:30', 'Open hours: calls, pairing and quick answers are welcome'],
        ['12:30–2:00', '11:30–1:00', 'Lunch on both sides, and quiet'],
        ['2:00–4:30', '1:00–3:30', 'Focus: no meetings, answers within the hour if it is urgent'],
        ['4:30–5:00', '3:30–4:00', 'Handover in writing'],
        ['after 5:00', '4:00–6:00', 'Two undisturbed hours in Bogotá, where much gets finished'],
      ],
    ),
    paragraph(
      'The last row is the part people forget. The hours that do not overlap are not lost. They are the only ones in which one half of the team cannot be interrupted by the other. Give them work that likes silence: writing, testing, closing the books, preparing tomorrow’s calls.',
    ),
    heading('The handover note'),
    paragraph(
      'If you adopt one habit from this page, take this one. At the end of the shared hours each person writes four lines in the team’s channel, always in the same order.',
    ),
    callout('Four lines, five minutes', [
      'Done: the export for the Ohio customer, checked with their own file.',
      'Next: the same for the two customers on the old plan.',
      'Stuck: I need read access to the billing account, from Karen.',
      'Back: tomorrow at 9 Bogotá, 10 New York.',
    ]),
    paragraph(
      'It replaces a status meeting, it tells you in the evening whether tomorrow is in danger, and after three months it is the most honest record of what the team did. It also makes vacations simple: whoever covers reads last week’s notes and knows where everything stands.',
    ),
    heading('Hours that need coverage'),
    paragraph(
      'Support and sales are different, because there the customer chooses the hour. Use the spread of zones on purpose. Somebody in Buenos Aires begins one or two hours before New York opens and can take the early queue; somebody in Mexico City is still at work when it is six in the evening on the East Coast. Two people with ordinary working days can cover twelve hours between them, without anyone working a night shift.',
    ),
    steps([
      'Write down the hours in which customers truly expect an answer, from your own tickets and calls of the last month.',
      'Cover the densest hours with two people, so that lunch and sick days do not matter.',
      'Cover the edges with whoever has them in daylight.',
      'Say honestly on your contact page what happens outside of those hours.',
    ]),
    heading('Put it in the offer'),
    paragraph(
      'Working hours belong in the job post and in the contract, in both zones, with what happens when your clock changes and theirs does not. Name the hours that must be shared and leave the rest to the person. “We need you from 10 to 3 New York time; arrange your other hours as you like” attracts adults. So does saying who gives way: if you ask somebody in São Paulo to finish at eight in the evening, say why, and do not schedule their stand-up at seven in the morning as well.',
    ),
    paragraph(
      'Then check after a month. Ask what hour of the day is the most annoying one and change that first. The best schedule is rarely the one you started with.',
    ),
    callout(
      'Talk it through for your role',
      [
        'Tell us which hours you need covered, and we will tell you which countries fit without anyone getting up at night.',
      ],
      { label: 'Schedule a consultation', to: PUBLIC_PATHS.consultation },
    ),
  ],
};
