/** The article on writing a job post. */
import { PUBLIC_PATHS } from '#shared/paths.ts';
import { type Article, callout, heading, list, paragraph, steps, table } from '../article.ts';

export const JOB_POST: Article = {
  id: 'write-a-job-post-that-gets-the-right-applications',
  title: 'Write a job post that gets the right applications',
  summary:
    'Forty wrong applications cost more than five right ones. How to describe the work, ask for no more than you need, name the money, and let the wrong people rule themselves out.',
  description:
    'How to write a job post that brings fewer and better applications: describe the work, ask for no more than you need and name the money.',
  reader: 'For companies',
  publishedOn: '2025-09-17',
  blocks: [
    paragraph(
      'A job post has two readers. One of them could do the job very well, has work already, and will give you about a minute. The other one applies to everything. Most posts are written so that only the second reader answers: a list of adjectives, a list of tools, “competitive salary”. The first reader closes the tab, because nothing in it says what the days would be like.',
    ),
    paragraph('You can change that in an hour. Here is the order in which we would write a post, and why.'),
    heading('Begin with the problem, in two sentences'),
    paragraph(
      'Before the company, before the benefits: why does this job exist? “We sell replacement parts to repair shops. Our three support people answer 120 messages a day and the backlog grows by ten.” Anyone who has solved that before will feel you are talking to them. Anyone who has not will know what to expect.',
    ),
    callout('Before and after', [
      'Before: “We are looking for a dynamic customer support rock star to join our fast-growing family.”',
      'After: “You would be our fourth support person, and the first who writes things down. In three months, the ten questions we get most should have an answer that customers find by themselves.”',
    ]),
    heading('Describe the first ninety days'),
    paragraph(
      'Responsibilities tend to be lists of nouns: ownership, stakeholder management, reporting. Turn each of them into something that gets finished and was not there before. If you cannot name three such things, the role is not ready to be filled, and a consultation is a better next step than a post.',
    ),
    steps([
      { term: 'After two weeks', text: 'they have done each recurring task once, with somebody beside them.' },
      { term: 'After six weeks', text: 'they carry one area alone and have suggested a change to it.' },
      { term: 'After ninety days', text: 'one number that you care about has moved, and you both know why.' },
    ]),
    heading('Ask for less, and mean it'),
    paragraph(
      'Every line under “required” costs you applicants, and it costs you the careful ones first: people who take requirements literally are often the people you want. Go through your list and put each line to one test. Would you refuse to talk with an otherwise excellent person who lacks it? If not, it is not required.',
    ),
    table(
      'What belongs where',
      ['It is…', 'When', 'For example'],
      [
        ['Required', 'The work cannot start without it', 'Has closed the monthly books of a U.S. company'],
        ['Welcome', 'They learn it on the job in a month', 'Has used our help desk software'],
        ['Left out', 'You copied it from another post', 'A degree, “ninja”, ten years of a five-year-old tool'],
      ],
    ),
    paragraph(
      'Five required skills are plenty. On Puente each of them also counts in the compatibility score: a skill that you did not really need lowers the score of people you would have liked. Name tools by their usual names and one at a time, “QuickBooks”, “Salesforce”, “React”, and leave words like “team player” out. They match nobody, since everybody claims them.',
    ),
    heading('Say the number'),
    paragraph(
      'A range keeps both sides from three weeks of politeness that end in a misunderstanding. Take it from what the role costs and not from the candidate’s last salary. State it per hour or per month, in dollars, for the hours you expect, and do not put a number in the post that you would pay only to somebody who does not exist. If experience moves someone within the range, say how: “$3,000 to start, $4,000 if you have run a month-end close alone.”',
    ),
    paragraph(
      'For professionals in Latin America three more facts about money matter, and posts almost never contain them: the currency, the day of the month on which you pay, and who pays the transfer fee. One line answers all three and sets you apart.',
    ),
    heading('Write the conditions of a remote job'),
    list([
      {
        term: 'Hours.',
        text: '“Four of your hours between 9 and 3 New York time, the others when you like.” Give both ends and say which of them is flexible.',
      },
      {
        term: 'English.',
        text: 'Say what for. Writing to customers, joining one meeting a week or leading sales calls are three different levels, and “fluent” names none of them.',
      },
      {
        term: 'Equipment and connection.',
        text: 'Who provides the computer? Is a power cut a catastrophe or an inconvenience?',
      },
      { term: 'Time off.', text: 'Number of days, whose holidays count, whether they are paid.' },
      {
        term: 'People.',
        text: 'Who will they talk with every day, and who do they report to? A name is friendlier than a department.',
      },
    ]),
    heading('Make applying a small first task'),
    paragraph(
      'You want a filter that costs a good candidate ten minutes and stops those who apply to everything. A question about the work does that better than a cover letter. “A customer writes that the part does not fit and wants to cancel the whole order. What do you answer? Five sentences are enough.” You will know more from these five sentences than from a page about passion, and you can compare the answers side by side.',
    ),
    paragraph(
      'Ask one question only. Anything longer is work, and work is paid. And answer everyone: a friendly no within a week is remembered, and people talk with each other.',
    ),
    heading('Words that quietly send people away'),
    paragraph(
      'Read the post once more as someone who does not know you. “Young team” says that older people are not wanted. “Native English” rules out people whose English is better than yours; “clear written English” asks for what you need. “Work hard, play hard” says overtime. “Must be available at all times” says that nobody has organized the shifts. And an idiom that only your region knows is a small closed door to everyone else.',
    ),
    heading('A skeleton to copy'),
    callout('Eight short parts, about 350 words', [
      '1. The problem, in two sentences.',
      '2. What will be different after ninety days: three lines.',
      '3. An ordinary Tuesday: three lines.',
      '4. Required, five at most. Welcome, three at most.',
      '5. Pay: the range, in dollars, when it is paid, and who pays the fee.',
      '6. Hours in their zone and yours, time off, equipment.',
      '7. Who you are: three sentences, with the names of those they would work with.',
      '8. How to apply: one question, and when you will answer.',
    ]),
    paragraph(
      'Show it to the person in your company who knows the work best, and ask a single question: would you have applied? If they hesitate, they will also tell you which line it is.',
    ),
    callout(
      'Post it where the skills are read',
      [
        'Applications come with a score that says what fits, what nearly fits and what is missing, unless the candidate opted out. It never looks at a name, a photo, an age or a school.',
      ],
      { label: 'Create a company account', to: PUBLIC_PATHS.register },
    ),
  ],
};
