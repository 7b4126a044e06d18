/**
 * Loads the candidate after a move. Their row stores the weekly hours of their hires, which change when
 * a move starts or ends a hire.
 */
import { findCandidateRow } from '#features/candidates/server/candidates.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationRow } from './applications.db.ts';

/** Returns the candidate that was read before the move, or rereads it if the move starts or ends a hire. */
export const loadCandidateAfterMove = async (
  tx: Tx,
  { candidate }: ApplicationRow,
  from: ApplicationStatus,
  to: ApplicationStatus,
): Promise<Pick<ApplicationRow, 'candidate'>> => ({
  candidate: ((from === 'hired' || to === 'hired') && (await findCandidateRow(tx, candidate.id))) || candidate,
});
