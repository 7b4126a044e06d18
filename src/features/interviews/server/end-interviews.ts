/**
 * Cancels open interviews when their application is declined, withdrawn or hired, or an account is suspended or deleted. The calendar emails are the same as
 * when the company or the candidate cancels.
 */
import type { Tx } from '#server/db/database.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import { notifyParticipants, publishInterviews } from './interview-notifications.ts';
import {
  cancelInterviews,
  findInterviewsById,
  type InterviewScope,
  lockOpenInterviewsForNoKeyUpdate,
} from './interviews.db.ts';

/** The batch size. All emails of a batch are held in memory. */
const BATCH_SIZE = 200;

/**
 * Cancels all open interviews in `scope` on behalf of the given side. `cancelledBy` is stored as the side that canceled them. It is null for a
 * suspension, because neither side decided to cancel.
 */
export const endInterviews = async (
  tx: Tx,
  platform: Platform,
  scope: InterviewScope,
  {
    by,
    cancelledBy = by,
    heldUntil,
    isNotified,
  }: { by: Side; cancelledBy?: Side | null; heldUntil?: string; isNotified: boolean },
): Promise<void> => {
  const ids = await lockOpenInterviewsForNoKeyUpdate(tx, scope);
  for (let from = 0; from < ids.length; from += BATCH_SIZE) {
    const batch = ids.slice(from, from + BATCH_SIZE);
    await cancelInterviews(tx, batch, { cancelledBy, cancelReason: null });
    const rows = await findInterviewsById(tx, batch);
    await notifyParticipants(tx, platform, rows, { event: 'cancelled', by, isNotified, heldUntil });
  }
};

/**
 * Cancels interviews that wait for a choice of time, because the candidate was hired. Booked ones stay. Sends nothing, because the email and
 * notification about the hire cover it, and no side canceled them.
 */
const closeProposals = async (tx: Tx, applicationIds: readonly string[]): Promise<void> => {
  const ids = await lockOpenInterviewsForNoKeyUpdate(tx, { applicationIds, isProposedOnly: true });
  if (ids.length === 0) return;
  await cancelInterviews(tx, ids, { cancelledBy: null, cancelReason: null });
  await publishInterviews(tx, await findInterviewsById(tx, ids));
};

/**
 * Cancels the open interviews of declined and withdrawn applications. The cancellation emails are held as long as the email about the status change,
 * because undoing the change restores the interviews. If the change is final, they are sent immediately.
 */
export const endWithApplications = async (
  tx: Tx,
  { applications, to, by, isFinal }: DomainEvents['application.moved'],
  platform: Platform,
): Promise<void> => {
  const applicationIds = applications.map(({ id }) => id);
  if (applicationIds.length === 0) return;
  if (to === 'hired') return closeProposals(tx, applicationIds);
  if (to !== 'declined' && to !== 'withdrawn') return;
  const heldUntil = new Date(Date.now() + LIFETIMES.undoMinutes * 60_000).toISOString();
  // The notification about the application also covers the interviews.
  await endInterviews(tx, platform, { applicationIds }, { by, isNotified: false, ...(isFinal ? {} : { heldUntil }) });
};
