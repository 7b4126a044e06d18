/**
 * Tells both sides what happened to their interview: bell, mails and a live event, all in the transaction of their cause. Anyone who did it gets a
 * mail only where it changes their calendar.
 */
import type { HiddenPerson } from '#features/blind-review/hidden-person.domain.ts';
import { hiddenForMails } from '#features/blind-review/server/hidden-names.service.ts';
import { notifyEach } from '#features/notifications/server/notifications.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMails, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { brand } from '#shared/brand.ts';
import type { Side } from '#shared/sides.ts';
import { SIDES } from '#shared/sides.ts';
import { detailsOf } from './interview-views.ts';
import type { InterviewRow } from './interviews.db.ts';
import { type InterviewDetails, type InterviewEvent, type InterviewReader, interviewMail } from './interviews.mails.ts';

/** What is published of interviews. */
export type InterviewLiveEvent = LiveEvent<'interview_updated', 'interviewId' | 'applicationId'>;

/** The address that mails come from, without the name. */
const addressOf = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

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
  /** Who did it; null where no one did (a reminder). */
  by: Side | null;
  /** Whether the bell rings; it does not where something else rang it for the same cause. */
  isRung: boolean;
  /** ISO 8601; the mails are held until then, each under its key. */
  heldUntil?: string | undefined;
}

const hasEntry = (row: InterviewRow): boolean => row.interview.startsAt !== null || row.interview.movedFrom !== null;

/** The candidates of interviews, in their order, as mails and calendars of their companies tell of them; null where by name. */
export const hiddenFromCompanies = (db: Queryable, rows: readonly InterviewRow[]): Promise<(HiddenPerson | null)[]> =>
  hiddenForMails(
    db,
    rows.map(({ companyUser, candidateUser, job }) => ({
      readerId: companyUser.userId,
      personId: candidateUser.userId,
      jobId: job.id,
    })),
  );

/** Details without a hidden person's name. */
export const withoutNameOf = <Details extends InterviewDetails>(
  person: HiddenPerson | null,
  details: Details,
): Details => {
  if (person === null) return details;
  return {
    ...details,
    candidateName: `${person.firstName} ${person.lastName}`,
    // The note is the company's; the reason may be the person's own.
    note: details.note && person.withoutName(details.note),
    reason: details.reason && person.withoutContacts(details.reason),
    timeZones: { ...details.timeZones, candidate: null },
  };
};

/** Under which key a mail waits that tells a side of one version of an interview. */
export const heldMailKey = ({ id, sequence }: { id: string; sequence: number }, side: Side): string =>
  `interview:${id}:${sequence}:${side}`;

const mailsOf = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  { event, by, heldUntil }: InterviewNews,
): Promise<NewMail[]> => {
  const now = new Date();
  const told = rows.flatMap((row) =>
    SIDES.flatMap((side) => {
      const reader = readerOf(platform, row, side);
      return reader === null || (side === by && !hasEntry(row)) ? [] : [{ row, side, reader }];
    }),
  );
  const toCompanies = told.flatMap(({ row, side }) => (side === 'company' ? [row] : []));
  const hidden = await hiddenFromCompanies(tx, toCompanies);
  const hiddenIn = new Map(toCompanies.map(({ interview }, at) => [interview.id, hidden[at] ?? null]));
  return told.map(({ row, side, reader }) => {
    const person = side === 'company' ? (hiddenIn.get(row.interview.id) ?? null) : null;
    return {
      kind: `interview-${event}`,
      to: reader.email,
      userId: reader.userId,
      ...interviewMail(event, withoutNameOf(person, detailsOf(row)), reader, now),
      ...(heldUntil === undefined ? {} : { sendAfter: heldUntil, dedupeKey: heldMailKey(row.interview, side) }),
    };
  });
};

/** Says to the open tabs of both sides that these interviews changed. */
export const publishInterviews = (tx: Tx, rows: readonly InterviewRow[]): Promise<void> =>
  publish<InterviewLiveEvent>(
    tx,
    ...rows.map(({ interview, companyUser, candidateUser }) => ({
      type: 'interview_updated' as const,
      to: [companyUser.userId, candidateUser.userId],
      ids: { interviewId: interview.id, applicationId: interview.applicationId },
    })),
  );

/** Tells both sides of changes that were made to these interviews. */
export const tellOfInterviews = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  news: InterviewNews,
): Promise<void> => {
  const told = rows.flatMap((row) =>
    SIDES.filter((side) => news.isRung && side !== news.by).map((side) => ({
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
  await addMails(tx, await mailsOf(tx, platform, rows, news));
  await publishInterviews(tx, rows);
};
