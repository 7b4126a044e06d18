/**
 * Notifies both sides of changes to their interview: notification, mails and a live event, in the transaction of the change. The user who
 * made the change gets a mail only if their calendar changes. Anyone can turn off these mails and notifications, except those about
 * a booked time, without which they would miss the call or wait in an empty one.
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
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import { detailsOf } from './interview-views.ts';
import type { InterviewRow } from './interviews.db.ts';
import { type InterviewDetails, type InterviewEvent, type InterviewReader, interviewMail } from './interviews.mails.ts';

/** The live event about interviews. */
export type InterviewLiveEvent = LiveEvent<'interview_updated', 'interviewId' | 'applicationId'>;

/** Returns the sender's mail address without the name. */
const addressOf = (mailFrom: string): string => /<([^<>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

const userOf = (row: InterviewRow, side: Side) => (side === 'company' ? row.companyUser : row.candidateUser);

/** Returns a side as a recipient of mails and calendars. Null if nothing may be sent to them. */
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

/** A change and its recipients. */
export interface InterviewNews {
  event: InterviewEvent;
  /** The user who made the change. Null for a reminder. */
  by: Side | null;
  /** False if something else already sent a notification for the same cause. */
  isNotified: boolean;
  /** ISO 8601. Mails wait until then, each under its key. */
  heldUntil?: string | undefined;
}

const hasEntry = (row: InterviewRow): boolean => row.interview.startsAt !== null || row.interview.movedFrom !== null;

/** Whether the change reaches everyone: an interview is booked, and a booked one moves or is canceled. */
const isEssential = (row: InterviewRow, event: InterviewEvent): boolean => event !== 'reminder' && hasEntry(row);

const wantsMail = (row: InterviewRow, side: Side, event: InterviewEvent): boolean =>
  isEssential(row, event) || !userOf(row, side).mutedMails.includes(MAIL_CHOICES.interviews.kind);

const wantsNotification = (row: InterviewRow, side: Side, event: InterviewEvent): boolean =>
  isEssential(row, event) || !userOf(row, side).mutedBell.includes('interviews');

/**
 * Returns the hidden person of each interview, in order, for mails and calendars of companies that hide names. Null if the name is shown.
 */
export const hiddenFromCompanies = (db: Queryable, rows: readonly InterviewRow[]): Promise<(HiddenPerson | null)[]> =>
  hiddenForMails(
    db,
    rows.map(({ companyUser, candidateUser, job }) => ({
      readerId: companyUser.userId,
      personId: candidateUser.userId,
      jobId: job.id,
    })),
  );

/** Returns details without a hidden person's name. */
export const withoutNameOf = <Details extends InterviewDetails>(
  person: HiddenPerson | null,
  details: Details,
): Details => {
  if (person === null) return details;
  return {
    ...details,
    candidateName: `${person.firstName} ${person.lastName}`,
    // The company wrote the note. The reason may be the candidate's own text.
    note: details.note && person.withoutName(details.note),
    reason: details.reason && person.withoutContacts(details.reason),
    timeZones: { ...details.timeZones, candidate: null },
  };
};

/** The key of a waiting mail to a side about one version of an interview. */
export const delayedMailKey = ({ id, sequence }: { id: string; sequence: number }, side: Side): string =>
  `interview:${id}:${sequence}:${side}`;

const mailsOf = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  { event, by, heldUntil }: InterviewNews,
): Promise<NewMail[]> => {
  const now = new Date();
  const mailed = rows.flatMap((row) =>
    SIDES.flatMap((side) => {
      const reader = readerOf(platform, row, side);
      const isSent = (side !== by || hasEntry(row)) && wantsMail(row, side, event);
      return reader !== null && isSent ? [{ row, side, reader }] : [];
    }),
  );
  const toCompanies = mailed.flatMap(({ row, side }) => (side === 'company' ? [row] : []));
  const hidden = await hiddenFromCompanies(tx, toCompanies);
  const hiddenIn = new Map(toCompanies.map(({ interview }, at) => [interview.id, hidden[at] ?? null]));
  return mailed.map(({ row, side, reader }) => {
    const person = side === 'company' ? (hiddenIn.get(row.interview.id) ?? null) : null;
    return {
      kind: `interview-${event}`,
      to: reader.email,
      userId: reader.userId,
      ...interviewMail(event, withoutNameOf(person, detailsOf(row)), reader, now),
      ...(heldUntil === undefined ? {} : { sendAfter: heldUntil, dedupeKey: delayedMailKey(row.interview, side) }),
    };
  });
};

/** Sends a live event about these interviews to the open tabs of both sides. */
export const publishInterviews = (tx: Tx, rows: readonly InterviewRow[]): Promise<void> =>
  publish<InterviewLiveEvent>(
    tx,
    ...rows.map(({ interview, companyUser, candidateUser }) => ({
      type: 'interview_updated' as const,
      to: [companyUser.userId, candidateUser.userId],
      ids: { interviewId: interview.id, applicationId: interview.applicationId },
    })),
  );

/** Notifies both sides of changes to these interviews. */
export const notifyOfInterviews = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  news: InterviewNews,
): Promise<void> => {
  const notices = rows.flatMap((row) =>
    SIDES.filter((side) => news.isNotified && side !== news.by && wantsNotification(row, side, news.event)).map(
      (side) => ({
        userId: userOf(row, side).userId,
        data: {
          applicationId: row.interview.applicationId,
          jobTitle: row.job.title,
          name: side === 'company' ? detailsOf(row).candidateName : row.company.companyName,
          event: news.event,
        },
      }),
    ),
  );
  await notifyEach(tx, 'interview_updated', notices);
  await addMails(tx, await mailsOf(tx, platform, rows, news));
  await publishInterviews(tx, rows);
};
