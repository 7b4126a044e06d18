/**
 * What becomes of interviews when a move of their application is taken back: those that ended with it are there again, and where it goes back to
 * before any interview, or to its end, those that were proposed since are cancelled.
 */
import type { Tx } from '#server/db/database.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import { hasMailWithKey, withdrawMail } from '#server/mail/outbox.db.ts';
import type { Platform } from '#server/platform.ts';
import { SIDES } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { endInterviews } from './end-interviews.ts';
import { heldMailKey, publishInterviews, tellOfInterviews } from './interview-notifications.ts';
import {
  bookTime,
  changeInterview,
  findInterview,
  findInterviewsById,
  type InterviewRow,
  lockEndedAtForUpdate,
} from './interviews.db.ts';

/** Where an application has no interviews: before them, and at its end. */
const WITHOUT_INTERVIEWS: readonly ApplicationStatus[] = ['pending', 'applied', 'declined', 'withdrawn'];

const NOT_CANCELLED = { cancelledBy: null, cancelReason: null } as const;

/** Puts an interview back; false where someone took its time meanwhile, or one of the two is no longer there. */
const putBack = async (tx: Tx, { interview, companyUser, candidateUser }: InterviewRow): Promise<boolean> => {
  const { id, startsAt, endsAt } = interview;
  if (companyUser.email === null || candidateUser.email === null) return false;
  if (startsAt === null || endsAt === null) {
    await changeInterview(tx, id, { status: 'proposed', ...NOT_CANCELLED });
    return true;
  }
  return (await bookTime(tx, interview, { startsAt, endsAt, ...NOT_CANCELLED })) === null;
};

/** Takes back the mails that wait about its end. Returns whether no one got one: one that is on its way may arrive. */
const takeMailsBack = async (tx: Tx, ended: { id: string; sequence: number }): Promise<boolean> => {
  let isUntold = true;
  for (const side of SIDES) {
    const key = heldMailKey(ended, side);
    if (!(await withdrawMail(tx, key)) && (await hasMailWithKey(tx, key))) isUntold = false;
  }
  return isUntold;
};

const restore = async (tx: Tx, platform: Platform, ended: InterviewRow): Promise<void> => {
  if (!(await putBack(tx, ended))) return;
  const isUntold = await takeMailsBack(tx, ended.interview);
  const row = await findInterview(tx, ended.interview.id);
  if (row === null) return;
  if (isUntold) return publishInterviews(tx, [row]);
  const event = row.interview.startsAt === null ? 'proposed' : 'booked';
  await tellOfInterviews(tx, platform, [row], { event, by: null, isRung: false });
};

/** Brings back the interviews that ended with an undone move, or cancels those that were proposed since. */
export const restoreWithApplication = async (
  tx: Tx,
  { applicationId, to, by, movedAt }: DomainEvents['application.undone'],
  platform: Platform,
): Promise<void> => {
  if (WITHOUT_INTERVIEWS.includes(to)) {
    await endInterviews(tx, platform, { applicationIds: [applicationId] }, { by, isRung: true });
    return;
  }
  const ended = await findInterviewsById(tx, await lockEndedAtForUpdate(tx, applicationId, movedAt));
  for (const row of ended) await restore(tx, platform, row);
};
