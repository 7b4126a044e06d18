/** The notice about scores in English. */
import { brand } from '#shared/brand.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { NoticeWords } from './notice-words.ts';
import { receiptYears } from './receipt-years.ts';

export const noticeEn: NoticeWords = {
  title: 'How scores work',
  lead: 'A score from 0 to 100 shows how well a profile fits what a job asks for. It is calculated by fixed rules, from the job post and the profile alone. It is used to sort lists and does not make decisions.',
  changed: 'Last updated on',
  contents: 'Contents',
  sections: [
    {
      id: 'used',
      title: 'What is used',
      paragraphs: ['Nine things, each compared between the job and the profile:'],
      points: [
        'Skills: those the job requires, and those the profile lists or describes. Related skills count partially.',
        'Title: the job title, and the person’s current and earlier titles.',
        'Experience: the years the job asks for, and the years and dates of work in the profile.',
        'Rate: the budget and the hourly rate.',
        'Working hours: how much the workdays in the two time zones overlap.',
        'Availability: full-time, part-time or contract.',
        'Description: the words of the post, and those of the bio and the work history.',
        'Country: only if the job lists the countries it is open to. We check whether the country in the profile is one of them.',
        'Weekly hours: those of the job, and whether the person wants full-time or part-time work.',
      ],
    },
    {
      id: 'never',
      title: 'What is never used',
      paragraphs: [
        'Name, photo, email, gender, age, nationality, address and city, family, religion, disability, and the names of schools and employers. If a text mentions them, we remove them before we calculate the score. Verifications, notes and ratings by companies, messages, and how someone uses this site do not count either.',
        'If one side leaves something empty, the reasons for the score say so. The rules are not learned from earlier decisions about people.',
      ],
    },
    {
      id: 'people',
      title: 'People decide',
      paragraphs: [
        'Companies see scores next to applications and profiles, with the reasons. A person makes every change to an application’s status. No one is declined automatically because of a score, and lists continue after the best matches until everyone is shown. A company can limit its list of applications to a minimum score and can show everyone again at any time. It can also set a minimum score for the emails of a saved search. They then leave out people with a lower score. Every Monday, we email candidates the new jobs for which they score 60 or more, unless they turned that email off.',
        'For each job, a company can give any of the nine things from half to twice its usual weight. Candidates see what the company changed, on the job page and in the reasons for the score.',
        'Both sides can open the reasons for a score at any time. They can also open the record of the score that the company saw when it last moved an application.',
      ],
    },
    {
      id: 'kept',
      title: 'How long we keep scores',
      paragraphs: [
        'When you apply, and when a company moves your application, we keep the score, the rules it was calculated by, and the job post and profile it was calculated from, without names and addresses. That way, it can be calculated again if someone asks why. We also keep a small sample of the scores in lists.',
        `These records are kept for ${receiptYears('en')}, or longer where a law or a dispute requires it. When you delete your account, we separate them from you: the job post and profile are reduced to what the rules take into account, and nothing in them points to you anymore.`,
      ],
    },
    {
      id: 'without',
      title: 'How to be considered without a score',
      paragraphs: [
        'Turn scores off on your account page, under “Scores”. From then on, we calculate no score for you. Companies see “No score”. Lists sorted by score show you after everyone with a score, newest first. Filters by score and the minimum score of a saved search do not leave you out.',
        'You see no scores either: jobs are listed newest first, and new matches are not counted or emailed each week. Scores we kept with earlier applications stay in the records of those applications. You and our admins can open these records, and companies cannot. You can turn scores back on at any time.',
      ],
    },
    {
      id: 'questions',
      title: 'If a score seems wrong',
      paragraphs: [
        `Correct your profile: your scores change right away, including those for jobs you have applied to. If a company declined you, the page of your application shows why, what part the score played and what was known about you. Within ${LIFETIMES.appealDays} days, you can ask there for a review by someone who did not make the decision; you get an answer within ${LIFETIMES.appealAnswerDays} days.`,
        `Or write to ${brand.supportEmail}, and a person will answer.`,
      ],
    },
  ],
};
