/**
 * Tells both sides what happened to their interview: bell, mails and a live event, all in the transaction of their cause. Whoever did it gets a
 * mail only where it changes their calendar.
 */
import type { Side } from '#features/applications/applications.policy.ts';
import { notifyEach } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMails, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import { INTERVIEW_SIDES } from '../interviews.contract.ts';
import { detailsOf } from './interview-views.ts';
import type { InterviewRow } from './interviews.db.ts';
import { type InterviewEvent, type InterviewReader, interviewMail } from './interviews.mails.ts';

/** What is published of interviews. */
export type InterviewLiveEvent = LiveEvent<'interview_updated', 'interviewId' | 'applicationId'>;

/** The address that mails come from, without the name. */
const addressOf = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

const userOf = (row: InterviewRow, side: Side) => (side === 'company' ? row.companyUser : row.candidateUser);

/** Who a side is to mails and calendars; null where nothing may be sent to them. */
export const readerOf = (
  { env }: Platform,
  row: InterviewRow,
  side: Side,
): (InterviewReader & { userId: string }) | null => {
  const { email, ...user } = userOf(row, side);
  if (email === null) return null;
  const { userId, firstName, language } = user;
  const organizerEmail = addressOf(env.mailFrom) || brand.supportEmail;
  return { side, userId, firstName, email, language, publicUrl: env.publicUrl, organizerEmail };
};

/** What happened, and to whom it is news. */
export interface InterviewNews {
  event: InterviewEvent;
  /** Who did it; null where nobody did (a reminder). */
  by: Side | null;
  /** Whether the bell rings; it does not where something else rang it for the same cause. */
  isRung: boolean;
  /** ISO 8601; the candidate's mails are held until then. */
  heldUntil?: string | undefined;
}

const hasEntry = (row: InterviewRow): boolean => row.interview.startsAt !== null || row.interview.movedFrom !== null;

const mailsOf = (
  platform: Platform,
  row: InterviewRow,
  { event, by, heldUntil }: InterviewNews,
  now: Date,
): NewMail[] => {
  const details = detailsOf(row);
  return INTERVIEW_SIDES.flatMap((side): NewMail[] => {
    const reader = readerOf(platform, row, side);
    if (reader === null || (side === by && !hasEntry(row))) return [];
    return [
      {
        kind: `interview-${event}`,
        to: reader.email,
        userId: reader.userId,
        ...interviewMail(event, details, reader, now),
        ...(heldUntil !== undefined && side === 'candidate' ? { sendAfter: heldUntil } : {}),
      },
    ];
  });
};

/** Tells both sides of changes that were made to these interviews. */
export const tellOfInterviews = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  news: InterviewNews,
): Promise<void> => {
  const now = new Date();
  const told = rows.flatMap((row) =>
    INTERVIEW_SIDES.filter((side) => news.isRung && side !== news.by).map((side) => ({
      userId: userOf(row, side).userId,
      data: {
        applicationId: row.interview.applicationId,
        jobTitle: row.job.title,
        name: side === 'company' ? detailsOf(row).candidateName : row.company.companyName,
        event: news.event,
      },
    })),
  );
  await notifyEach(tx, 'interview_updated', told);
  await addMails(
    tx,
    rows.flatMap((row) => mailsOf(platform, row, news, now)),
  );
  await publish<InterviewLiveEvent>(
    tx,
    ...rows.map(({ interview, companyUser, candidateUser }) => ({
      type: 'interview_updated' as const,
      to: [companyUser.userId, candidateUser.userId],
      ids: { interviewId: interview.id, applicationId: interview.applicationId },
    })),
  );
};
