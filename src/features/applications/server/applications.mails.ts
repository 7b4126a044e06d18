/**
 * The words of the mails about applications, as pure functions of what happened. When one is written, held or taken back
 * is decided in application-news.ts. No link in them changes anything: each opens a page.
 */
import type { MailBlock, MailContent } from '#server/mail/mail-template.ts';
import { APP_PATHS } from '#shared/paths.ts';
import { jobsHostOf } from '#shared/site-host.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';

/** What a mail says about an application. */
export interface ApplicationNews {
  applicationId: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
  candidateTitle: string;
  coverLetter: string | null;
}

interface Reader {
  firstName: string;
  /** The site's address without a trailing slash. */
  publicUrl: string;
}

/** Longer texts are read on the page; a mail only shows how they begin. */
const QUOTED_MOST = 600;

const quote = (text: string | null): MailBlock[] => {
  if (text === null) return [];
  return [{ kind: 'quote', text: text.length > QUOTED_MOST ? `${text.slice(0, QUOTED_MOST).trimEnd()}…` : text }];
};

/** A subject is one line, whatever a title holds. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

const pathOf = (pattern: string, id: string): string => pattern.replace(':id', id);

/** A candidate's pages work on the jobs subdomain. */
const candidateLink = (publicUrl: string, applicationId: string): string => {
  const url = new URL(pathOf(APP_PATHS.myApplication, applicationId), publicUrl);
  url.host = jobsHostOf(url.host);
  return url.href;
};

/** To the company: somebody applied. */
export const applicationReceivedMail = (news: ApplicationNews, reader: Reader): MailContent => ({
  subject: oneLine(`${news.candidateName} applied to ${news.jobTitle}`),
  greeting: `Hi ${reader.firstName},`,
  blocks: [
    { kind: 'paragraph', text: `${news.candidateName} (${news.candidateTitle}) applied to your job ${news.jobTitle}.` },
    ...quote(news.coverLetter),
    {
      kind: 'link',
      label: 'See the application',
      url: `${reader.publicUrl}${pathOf(APP_PATHS.application, news.applicationId)}`,
    },
  ],
  reason: `You get this mail because ${news.companyName} posted this job. You can choose what is mailed to you on your account page.`,
});

interface MoveWords {
  subject: (news: ApplicationNews) => string;
  text: (news: ApplicationNews) => string;
}

const MOVED: Record<Exclude<ApplicationStatus, 'pending' | 'withdrawn'>, MoveWords> = {
  applied: {
    subject: (news) => `Your application to ${news.jobTitle} is under review`,
    text: (news) => `${news.companyName} is reviewing your application to ${news.jobTitle}.`,
  },
  interviewing: {
    subject: (news) => `Interviewing: ${news.jobTitle} at ${news.companyName}`,
    text: (news) =>
      `Good news: ${news.companyName} wants to get to know you. Your application to ${news.jobTitle} moved to interviewing.`,
  },
  offered: {
    subject: (news) => `${news.companyName} made you an offer`,
    text: (news) =>
      `Congratulations: ${news.companyName} offers you the job ${news.jobTitle}. You can accept or decline on the page of your application.`,
  },
  hired: {
    subject: (news) => `You are hired: ${news.jobTitle} at ${news.companyName}`,
    text: (news) => `Congratulations: you are hired as ${news.jobTitle} at ${news.companyName}.`,
  },
  declined: {
    subject: (news) => `Your application to ${news.jobTitle} at ${news.companyName}`,
    text: (news) =>
      `Thank you for applying to ${news.jobTitle} at ${news.companyName}. They decided not to go on with your application. This says nothing about your other applications, and new jobs come in every day.`,
  },
};

/** A decline was taken back: the application stands where it stood before. */
const REOPENED: MoveWords = {
  subject: (news) => `Your application to ${news.jobTitle} is open again`,
  text: (news) =>
    `${news.companyName} took back its decision: your application to ${news.jobTitle} is open again and stands where it stood before.`,
};

/** To the candidate: the company moved the application. Null where the move is not one a company makes. */
export const applicationMovedMail = (
  news: ApplicationNews,
  move: { from: ApplicationStatus; to: ApplicationStatus; note: string | null },
  reader: Reader,
): MailContent | null => {
  if (move.from !== 'declined' && (move.to === 'pending' || move.to === 'withdrawn')) return null;
  const words = move.from === 'declined' ? REOPENED : MOVED[move.to as keyof typeof MOVED];
  return {
    subject: oneLine(words.subject(news)),
    greeting: `Hi ${reader.firstName},`,
    blocks: [
      { kind: 'paragraph', text: words.text(news) },
      ...(move.note === null ? [] : [{ kind: 'paragraph' as const, text: 'They write:' }, ...quote(move.note)]),
      { kind: 'link', label: 'See your application', url: candidateLink(reader.publicUrl, news.applicationId) },
    ],
    reason:
      'You get this mail because you applied to this job. You can choose what is mailed to you on your account page.',
  };
};
