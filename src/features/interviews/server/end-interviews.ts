/**
 * Ends open interviews together, with what ended them: an application that was declined or withdrawn, an account that was suspended or deleted.
 * Calendars are told with the same mails as when a side cancels.
 */
import type { Tx } from '#server/db/database.ts';
import type { DomainEvents } from '#server/events/domain-events.ts';
import type { Platform } from '#server/platform.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { Side } from '#shared/sides.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import { tellOfInterviews } from './interview-notifications.ts';
import { cancelInterviews, findInterviewsById, type InterviewsOf, lockOpenForUpdate } from './interviews.db.ts';

/** So many at once: what is held in memory are their mails. */
const AT_ONCE = 200;

/** Cancels all open interviews of these, as this side would. */
export const endInterviews = async (
  tx: Tx,
  platform: Platform,
  whose: InterviewsOf,
  { by, heldUntil, isRung }: { by: Side; heldUntil?: string; isRung: boolean },
): Promise<void> => {
  const ids = await lockOpenForUpdate(tx, whose);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await cancelInterviews(tx, some, { cancelledBy: by, cancelReason: null });
    const rows = await findInterviewsById(tx, some);
    await tellOfInterviews(tx, platform, rows, { event: 'cancelled', by, isRung, heldUntil });
  }
};

/** Where an application has ended; in all other places its interviews go on. */
const isEnd = (to: ApplicationStatus): boolean => to === 'declined' || to === 'withdrawn';

/**
 * Cancels the open interviews of applications that have ended. The mail about a move waits for an undo; those of a cancelled interview, which the
 * undo brings back, wait as long, but where no one can undo it.
 */
export const endWithApplications = async (
  tx: Tx,
  { applications, to, by, isFinal }: DomainEvents['application.moved'],
  platform: Platform,
): Promise<void> => {
  if (!isEnd(to) || applications.length === 0) return;
  const heldUntil = new Date(Date.now() + LIFETIMES.undoMinutes * 60_000).toISOString();
  const whose = { applicationIds: applications.map(({ id }) => id) };
  // The bell has rung for the application itself.
  await endInterviews(tx, platform, whose, { by, isRung: false, ...(isFinal ? {} : { heldUntil }) });
};
