/** Hours of candidates' current hires, for the higher features that manage hires. The database counts the hours. */
import type { Tx } from '#server/db/database.ts';
import { AppError, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { lockCommittedHours } from './commitments.db.ts';

export { recountEndedCommitments } from './commitments.db.ts';

/** The work a candidate agrees to, and whether they acknowledged the total hours. */
export interface Agreement {
  offeredHours: number;
  isAcknowledged: boolean;
}

/**
 * Throws `conflict` (`hours-conflict`, with the numbers) if a candidate agrees to more than `LIMITS.weeklyHoursBeforeAcknowledgment` a week without
 * acknowledging it. Locks the profile, so that the second of two simultaneous agreements counts the first.
 */
export const requireHoursAcknowledged = async (
  tx: Tx,
  candidateId: string,
  { offeredHours, isAcknowledged }: Agreement,
): Promise<void> => {
  const committedHours = await lockCommittedHours(tx, candidateId);
  const limit = LIMITS.weeklyHoursBeforeAcknowledgment;
  if (isAcknowledged || committedHours + offeredHours <= limit) return;
  const total = committedHours + offeredHours;
  throw new AppError('conflict', refusal('hours-conflict', { committedHours, offeredHours, total, limit }));
};
