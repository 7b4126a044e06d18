/** What the features above need of the hours that candidates are hired for. Who is hired, they decide; the database counts. */
import type { Tx } from '#server/db/database.ts';
import { AppError, refusal } from '#shared/errors.ts';
import { LIMITS } from '#shared/limits.ts';
import { lockCommittedHours } from './commitments.db.ts';

export { recountEnded } from './commitments.db.ts';

/** What a candidate agrees to, and whether they said that they know how many hours that makes. */
export interface Agreement {
  offeredHours: number;
  isAcknowledged: boolean;
}

/**
 * Throws `conflict` (`hours-conflict`, with the figures) where a candidate agrees to more than `LIMITS.workingHours` a week without having
 * acknowledged it. Locks the profile, so that of two agreements at once the second one counts the first.
 */
export const requireHoursAcknowledged = async (
  tx: Tx,
  candidateId: string,
  { offeredHours, isAcknowledged }: Agreement,
): Promise<void> => {
  const committedHours = await lockCommittedHours(tx, candidateId);
  const limit = LIMITS.workingHours;
  if (isAcknowledged || committedHours + offeredHours <= limit) return;
  const total = committedHours + offeredHours;
  throw new AppError('conflict', refusal('hours-conflict', { committedHours, offeredHours, total, limit }));
};
