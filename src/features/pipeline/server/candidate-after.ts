/** The candidate of an application after a move. How much someone is hired for is counted in their own row, which a hire changes, and its end. */
import { findCandidateRow } from '#features/candidates/server/candidates.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationRow } from './applications.db.ts';

/** Returns the row that was read before the move, or reads it again. */
export const candidateAfter = async (
  tx: Tx,
  { candidate }: ApplicationRow,
  from: ApplicationStatus,
  to: ApplicationStatus,
): Promise<Pick<ApplicationRow, 'candidate'>> => ({
  candidate: ((from === 'hired' || to === 'hired') && (await findCandidateRow(tx, candidate.id))) || candidate,
});
