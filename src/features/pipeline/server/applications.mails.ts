/**
 * Emails about applications. Pure. `application-notifications.ts` decides when an email is queued, held or
 * canceled. Their links open pages and never move an application.
 */
import { quoteBlocks } from '#server/mail/mail-quote.ts';
import { link, type MailBlock, type MailContent, paragraph } from '#server/mail/mail-template.ts';
import { greeting, mailTexts, type NamedReader } from '#server/mail/mail-texts.ts';
import { toPlainName } from '#server/mail/plain-words.ts';
import type { Language } from '#shared/languages.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { APP_PATHS } from '#shared/paths.ts';
import type { ApplicationStatus, DeclineReason } from '#shared/vocabulary.ts';
import { applicationMailsEn } from './applications.mails.en.ts';
import { applicationMailsEs } from './applications.mails.es.ts';
import { applicationMailsPt } from './applications.mails.pt.ts';

/** The data for an email about an application. */
export interface ApplicationFacts {
  applicationId: string;
  jobTitle: string;
  companyName: string;
  candidateName: string;
  candidateTitle: string;
  coverLetter: string | null;
}

const textsIn = mailTexts({ en: applicationMailsEn, es: applicationMailsEs, pt: applicationMailsPt });

/** Tells the company about a new application. */
export const applicationReceivedMail = (application: ApplicationFacts, reader: NamedReader): MailContent => {
  const t = textsIn(reader.language);
  const facts = { candidate: application.candidateName, title: application.candidateTitle, job: application.jobTitle };
  return {
    subject: t('received.subject', { ...facts, candidate: toPlainName(application.candidateName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t('received.text', facts)),
      ...quoteBlocks(application.coverLetter),
      link(t('received.link'), `${reader.publicUrl}${APP_PATHS.application.replace(':id', application.applicationId)}`),
    ],
    reason: `${t('received.reason', { company: application.companyName })} ${t('choose')}`,
  };
};

/** Returns the reason for a decline. Returns nothing if it is missing or is `other`, which would not help the candidate. */
const declineReasonBlocks = (reason: DeclineReason | null, language: Language): MailBlock[] => {
  if (reason === null || reason === 'other') return [];
  const t = textsIn(language);
  return [paragraph(t('moved.reasonGiven', { reason: t(`declineReasons.${reason}`) }))];
};

const reviewText = (language: Language, isReviewable: boolean): string => {
  const t = textsIn(language);
  return isReviewable ? t('moved.review', { days: LIFETIMES.appealDays }) : t('moved.notReviewable');
};

/** Returns the key of a move's texts. Undoing a decline restores the previous status. */
const moveEvent = ({ from, to, isFinal }: { from: ApplicationStatus; to: ApplicationStatus; isFinal?: boolean }) => {
  if (from === 'declined') return 'reopened';
  return isFinal ? 'companyDeleted' : to;
};

/** Tells the candidate that the company moved the application. Returns null for moves that companies do not make. */
export const applicationMovedMail = (
  application: ApplicationFacts,
  move: {
    from: ApplicationStatus;
    to: ApplicationStatus;
    note: string | null;
    reason: DeclineReason | null;
    /** Whether the company deletes its account. */
    isFinal?: boolean;
    /** False if the company deleted its account after the decline. */
    isReviewable?: boolean;
  },
  reader: NamedReader,
): MailContent | null => {
  const event = moveEvent(move);
  if (event === 'pending' || event === 'withdrawn') return null;
  const t = textsIn(reader.language);
  const facts = { job: application.jobTitle, company: application.companyName };
  const note = move.note === null ? [] : [paragraph(t('moved.note'))];
  return {
    subject: t(`moved.${event}.subject`, { ...facts, company: toPlainName(application.companyName) }),
    greeting: greeting(reader.language, reader.firstName),
    blocks: [
      paragraph(t(`moved.${event}.text`, facts)),
      ...declineReasonBlocks(move.reason, reader.language),
      ...note,
      ...quoteBlocks(move.note),
      ...(event === 'declined' ? [paragraph(reviewText(reader.language, move.isReviewable ?? true))] : []),
      link(t('moved.link'), `${reader.publicUrl}${APP_PATHS.myApplication.replace(':id', application.applicationId)}`),
    ],
    reason: `${t('moved.reason')} ${t('choose')}`,
  };
};
