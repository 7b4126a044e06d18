/**
 * Updates interviews when a status change of their application is undone. Interviews that ended with the change are restored. If the application
 * returns to a stage without interviews, those proposed since are canceled.
 */
import type { Tx } from '#server/db/database.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import { hasMailWithKey, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { endInterviews } from './end-interviews.ts';
import { heldMailKey, notifyInterviewers, notifyParticipants, publishInterviews } from './interview-notifications.ts';
import { interviewReceivers } from './interview-receivers.ts';
import { removeFormerInterviewers } from './interviewer-changes.ts';
import {
  bookTime,
  changeInterview,
  findInterview,
  findInterviewsById,
  type InterviewRow,
  lockCanceledInterviewsForNoKeyUpdate,
} from './interviews.db.ts';

/** The statuses in which an application has no open interviews: before the first one, and after the application was declined or withdrawn. */
const STATUSES_WITHOUT_INTERVIEWS: readonly ApplicationStatus[] = ['pending', 'applied', 'declined', 'withdrawn'];

const NOT_CANCELLED = { cancelledBy: null, cancelReason: null } as const;

/** Restores an interview. Returns false if its time is no longer free for all participants, or if an account is no longer active. */
const restoreRow = async (tx: Tx, row: InterviewRow): Promise<boolean> => {
  const { interview, companyUser, candidateUser } = row;
  const { id, startsAt, endsAt } = interview;
  if (companyUser.email === null || candidateUser.email === null) return false;
  if (startsAt === null || endsAt === null) {
    await changeInterview(tx, id, { status: 'proposed', ...NOT_CANCELLED });
    return true;
  }
  return (await bookTime(tx, row, { startsAt, endsAt, ...NOT_CANCELLED })) === null;
};

/** Returns the keys of the held emails about the end of an interview. */
const heldMailKeys = (row: InterviewRow): string[] =>
  interviewReceivers(row).map((receiver) => heldMailKey(row.interview, receiver));

/** Withdraws the held emails about the end of an interview. Returns true if none of them was sent or is being sent. */
const withdrawEndMails = async (tx: Tx, row: InterviewRow): Promise<boolean> => {
  let isUnsent = true;
  for (const key of heldMailKeys(row)) {
    if (!(await withdrawMail(tx, key)) && (await hasMailWithKey(tx, key))) isUnsent = false;
  }
  return isUnsent;
};

const restoreInterview = async (tx: Tx, platform: Platform, endedRow: InterviewRow): Promise<void> => {
  const current = await removeFormerInterviewers(tx, endedRow);
  if (!(await restoreRow(tx, current))) return;
  // Members who left in the meantime still get the email about the end of the interview.
  const isUnsent = await withdrawEndMails(tx, current);
  const row = await findInterview(tx, endedRow.interview.id);
  if (row === null) return;
  const previousIds = new Set(endedRow.interviewers.map(({ userId }) => userId));
  const before = { ...row, interviewers: row.interviewers.filter(({ userId }) => previousIds.has(userId)) };
  if (before.interviewers.length < row.interviewers.length) {
    await notifyInterviewers(tx, platform, { before, after: row, actorId: null });
  }
  if (isUnsent) return publishInterviews(tx, [row]);
  const event = row.interview.startsAt === null ? 'proposed' : 'booked';
  await notifyParticipants(tx, platform, [row], { event, by: null, isNotified: false });
};

/** Restores the interviews that ended with an undone status change, or cancels those that were proposed since. */
export const restoreWithApplication = async (
  tx: Tx,
  { applicationId, to, by, movedAt }: DomainEvents['application.undone'],
  platform: Platform,
): Promise<void> => {
  if (STATUSES_WITHOUT_INTERVIEWS.includes(to)) {
    await endInterviews(tx, platform, { applicationIds: [applicationId] }, { by, isNotified: true });
    return;
  }
  const rows = await findInterviewsById(tx, await lockCanceledInterviewsForNoKeyUpdate(tx, applicationId, movedAt));
  for (const row of rows) await restoreInterview(tx, platform, row);
};
