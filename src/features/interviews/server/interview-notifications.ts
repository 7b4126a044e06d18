/**
 * Informs participants of changes to their interview with a notification, an email and a live event, in the transaction of the change. The person who
 * made the change gets an email only if their calendar changes. Anyone can turn off these emails and notifications, including reminders, except those
 * about a change to a booked time. Without those, people would miss the call or wait alone in it.
 */
import { notifyPeople } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { addMails, type NewMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import type { Side } from '#shared/sides.ts';
import { MAIL_CHOICES } from '#shared/vocabulary.ts';
import {
  findHiddenPeople,
  interviewReceivers,
  type Receiver,
  redactHiddenName,
  toInterviewReader,
  toReceiverDetails,
} from './interview-receivers.ts';
import { toInterviewDetails } from './interview-views.ts';
import type { InterviewRow } from './interviews.db.ts';
import { type InterviewEvent, interviewMail } from './interviews.mails.ts';

export type InterviewLiveEvent = LiveEvent<'interview_updated', 'interviewId' | 'applicationId'>;

/** A change that the participants are notified of. */
export interface InterviewAnnouncement {
  event: InterviewEvent;
  /** The side that made the change, or null for a reminder. */
  by: Side | null;
  /** The person who made the change. If absent, the change is attributed to everyone on that side. */
  actorId?: string | undefined;
  /** False if something else already sent a notification for the same cause. */
  isNotified: boolean;
  /** ISO 8601. Emails are held until then, each with a key for canceling it. */
  heldUntil?: string | undefined;
  /** Notifies only this side. */
  onlyTo?: Side | undefined;
}

/** A notification to one person about one interview. */
interface Notice {
  row: InterviewRow;
  receiver: Receiver;
  event: InterviewEvent;
  /** Whether the recipient made the change. */
  isOwn: boolean;
  /** The booked time that the recipient gains or loses by being added or removed. Absent for other events. */
  ownTime?: string | null;
}

/** Returns true if the recipient's calendar has or had an entry for the interview, because a time is or was booked. */
const hasCalendarEntry = ({ row: { interview }, ownTime }: Notice): boolean =>
  (ownTime === undefined ? (interview.startsAt ?? interview.movedFrom) : ownTime) !== null;

/** Returns true if the change cannot be muted: an interview is booked, or a booked one is rescheduled, canceled or gets other interviewers. */
const isEssential = (notice: Notice): boolean => notice.event !== 'reminder' && hasCalendarEntry(notice);

const isMailed = (notice: Notice): boolean => {
  const isWanted = isEssential(notice) || !notice.receiver.mutedMails.includes(MAIL_CHOICES.interviews.kind);
  return isWanted && (!notice.isOwn || hasCalendarEntry(notice));
};

const isShownInBell = (notice: Notice): boolean =>
  !notice.isOwn && (isEssential(notice) || !notice.receiver.mutedBell.includes('interviews'));

/** Returns the key of a held email to a person about one version of an interview. */
export const heldMailKey = (
  { id, sequence }: { id: string; sequence: number },
  { side, userId }: Pick<Receiver, 'side' | 'userId'>,
): string => `interview:${id}:${sequence}:${side === 'candidate' ? side : userId}`;

const toNoticeDetails = ({ row, receiver, ownTime }: Notice) => {
  const details = toReceiverDetails(row, receiver);
  return ownTime === undefined ? details : { ...details, start: ownTime };
};

const buildMails = async (
  tx: Tx,
  platform: Platform,
  notices: readonly Notice[],
  heldUntil: string | undefined,
): Promise<NewMail[]> => {
  const now = new Date();
  const mailed = notices.flatMap((notice) => {
    const reader = toInterviewReader(platform, notice.receiver);
    return reader !== null && isMailed(notice) ? [{ ...notice, reader }] : [];
  });
  const hidden = await findHiddenPeople(tx, mailed);
  return mailed.map((notice, index) => ({
    kind: `interview-${notice.event}`,
    to: notice.reader.email,
    userId: notice.reader.userId,
    ...interviewMail(
      notice.event,
      redactHiddenName(hidden[index] ?? null, toNoticeDetails(notice)),
      notice.reader,
      now,
    ),
    ...(heldUntil === undefined
      ? {}
      : { sendAfter: heldUntil, dedupeKey: heldMailKey(notice.row.interview, notice.receiver) }),
  }));
};

const sendNotices = async (
  tx: Tx,
  platform: Platform,
  notices: readonly Notice[],
  { isNotified, heldUntil }: Pick<InterviewAnnouncement, 'isNotified' | 'heldUntil'>,
): Promise<void> => {
  const shownInBell = notices.filter((notice) => isNotified && isShownInBell(notice));
  await notifyPeople(
    tx,
    'interview_updated',
    shownInBell.map(({ row, receiver, event }) => ({
      userId: receiver.userId,
      data: {
        applicationId: row.interview.applicationId,
        jobTitle: row.job.title,
        name: receiver.side === 'company' ? toInterviewDetails(row).candidateName : row.company.companyName,
        event,
      },
    })),
  );
  await addMails(tx, await buildMails(tx, platform, notices, heldUntil));
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

/** Notifies the participants of these interviews of a change. */
export const notifyParticipants = async (
  tx: Tx,
  platform: Platform,
  rows: readonly InterviewRow[],
  announcement: InterviewAnnouncement,
): Promise<void> => {
  const { by, actorId, event, onlyTo } = announcement;
  const notices = rows.flatMap((row) =>
    interviewReceivers(row).flatMap((receiver): Notice[] => {
      if (onlyTo !== undefined && receiver.side !== onlyTo) return [];
      const isOwn = receiver.side === by && (actorId === undefined || actorId === receiver.userId);
      // When the company proposes an interview, its interviewers learn that they take part.
      const isNew = event === 'proposed' && by === 'company' && receiver.side === 'company';
      return [{ row, receiver, isOwn, ...(isNew ? { event: 'assigned', ownTime: null } : { event }) }];
    }),
  );
  await sendNotices(tx, platform, notices, announcement);
  await publishInterviews(tx, rows);
};

/** Notifies interviewers who were added to an interview, and those who no longer take part. `actorId` is the person who made the change. */
export const notifyInterviewers = async (
  tx: Tx,
  platform: Platform,
  { before, after, actorId }: { before: InterviewRow; after: InterviewRow; actorId: string | null },
): Promise<void> => {
  const bookedStart = ({ interview }: InterviewRow) => (interview.status === 'booked' ? interview.startsAt : null);
  const toNotice = (event: InterviewEvent, ownTime: string | null) => (receiver: Receiver) => ({
    row: after,
    receiver,
    event,
    isOwn: receiver.userId === actorId,
    ownTime,
  });
  const isNotIn = (row: InterviewRow) => {
    const ids = new Set(interviewReceivers(row).map(({ userId }) => userId));
    return ({ userId }: Receiver) => !ids.has(userId);
  };
  const added = interviewReceivers(after)
    .filter(isNotIn(before))
    .map(toNotice('assigned', bookedStart(after)));
  const removed = interviewReceivers(before)
    .filter(isNotIn(after))
    .map(toNotice('unassigned', bookedStart(before)));
  await sendNotices(tx, platform, [...added, ...removed], { isNotified: true });
  await publishInterviews(tx, [after]);
};
