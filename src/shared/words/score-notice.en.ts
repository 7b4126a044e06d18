/** The notice about scores in English. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticeEn: NoticeWords = {
  title: 'How scores work',
  lead: 'A score from 0 to 100 says how well what a job asks for and what a profile states about the work fit together. It is computed by fixed rules from those two texts alone. It is used to sort lists and makes no decision.',
  changed: 'Last changed on',
  contents: 'Contents',
  sections: [
    {
      id: 'used',
      title: 'What is used',
      paragraphs: ['Seven things, each compared between the job and the profile:'],
      points: [
        'Skills: those the job requires with those the profile lists or describes. Related skills count in part.',
        'Title: the title of the job with the title of today and those held before.',
        'Experience: the years asked for with the years stated, and with the dates of past work.',
        'Rate: the hourly rate with the budget.',
        'Working hours: the hours that both time zones share.',
        'Availability: full-time, part-time or contract.',
        'Description: the words of the post with those of the bio and of what was done in past jobs.',
      ],
    },
    {
      id: 'never',
      title: 'What is never used',
      paragraphs: [
        'Name, photo, email, gender, age, nationality, place of residence, family, religion, disability, and the names of schools and of employers. Where a text mentions them, they are taken out before it is read. What the market verified, the notes and ratings of companies, messages, and how someone uses this site are not read either.',
        'What one side leaves empty is shown as empty. No score is learned from earlier decisions about people.',
      ],
    },
    {
      id: 'people',
      title: 'People decide',
      paragraphs: [
        'Companies see scores beside applications and profiles, with the reasons. Every move of an application is made by a person. A score by itself declines no one and contacts no one, and lists continue after the best matches until everyone is shown. A company can narrow its list of applications to a minimum score and show the others with one click.',
        'A company can let each of the seven things count from half to twice as much for one job. Its candidates see what it changed, on the page of the job and in the reasons of the score.',
        'Both sides can open the reasons of a score at any time, and the record of the score that the company saw when it last moved an application.',
      ],
    },
    {
      id: 'kept',
      title: 'How long it is kept',
      paragraphs: [
        'When you apply, and when a company moves your application, we keep the score, the rules it was computed by, and the two texts it was computed from, without names and addresses, so that it can be computed again if someone asks why. Of scores in lists, we keep a small sample.',
        `These records are kept for ${receiptYears('en')}, or longer where a law or a dispute requires it. When you delete your account they are cut off from you: texts are reduced to what the rules count, and nothing in them leads to you any more.`,
      ],
    },
    {
      id: 'without',
      title: 'How to be considered without a score',
      paragraphs: [
        'Switch scores off on your account page, under “Scores”. From then on no score of you is computed. Companies read “No score”; lists sorted by score show you after everyone with a score, newest first, and filters by score do not leave you out.',
        'You see no scores either: jobs come newest first, and new matches are not counted. Scores that were kept with your applications before stay in their records, which you and our admins can open and companies cannot. You can switch scores on again at any time.',
      ],
    },
    {
      id: 'questions',
      title: 'If a score seems wrong',
      paragraphs: [
        `Correct your profile: the scores change at once, also those of what you have applied to. If you were declined, the page of your application says why, what part the score had and what was known of you. Within ${LIFETIMES.appealDays} days you can ask there for a review by someone other than the person who decided; you get an answer within ${LIFETIMES.appealAnswerDays} days.`,
        `Or write to ${brand.supportEmail}, and a person answers.`,
      ],
    },
  ],
};
