/**
 * Cancels open interviews when their application is declined, withdrawn or hired, or an account is suspended or deleted. The calendar emails are the same as
 * when the company or the candidate cancels.
 */
import type { Tx } from '#server/db/database.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { notifyParticipants } from './interview-notifications.ts';
import {
  cancelInterviews,
  findInterviewsById,
  type InterviewScope,
  lockOpenInterviewsForNoKeyUpdate,
} from './interviews.db.ts';

/** The batch size. All emails of a batch are held in memory. */
const BATCH_SIZE = 200;

/** Cancels all open interviews in `scope` on behalf of the given side. */
export const endInterviews = async (
  tx: Tx,
  platform: Platform,
  scope: InterviewScope,
  { by, heldUntil, isNotified }: { by: Side; heldUntil?: string; isNotified: boolean },
): Promise<void> => {
  const ids = await lockOpenInterviewsForNoKeyUpdate(tx, scope);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    await cancelInterviews(tx, batch, { cancelledBy: by, cancelReason: null });
    const rows = await findInterviewsById(tx, batch);
    await notifyParticipants(tx, platform, rows, { event: 'cancelled', by, isNotified, heldUntil });
  }
};

/** Returns which interviews a status ends. A hire keeps the booked ones, which both sides agreed on. */
const endedInterviews = (to: ApplicationStatus): 'all' | 'proposed' | 'none' => {
  if (to === 'declined' || to === 'withdrawn') return 'all';
  return to === 'hired' ? 'proposed' : 'none';
};

/**
 * Cancels the open interviews of ended applications. The cancellation emails are held as long as the email about the status change, because undoing
 * the change restores the interviews. If the change is final, they are sent immediately.
 */
export const endWithApplications = async (
  tx: Tx,
  { applications, to, by, isFinal }: DomainEvents['application.moved'],
  platform: Platform,
): Promise<void> => {
  const ended = endedInterviews(to);
  if (ended === 'none' || applications.length === 0) return;
  const heldUntil = new Date(Date.now() + LIFETIMES.undoMinutes * 60_000).toISOString();
  const scope = { applicationIds: applications.map(({ id }) => id), isProposedOnly: ended === 'proposed' };
  // The notification about the application also covers the interviews.
  await endInterviews(tx, platform, scope, { by, isNotified: false, ...(isFinal ? {} : { heldUntil }) });
};
