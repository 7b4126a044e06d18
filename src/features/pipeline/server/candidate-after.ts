/**
 * The candidate of an application after a move. The weekly hours of a person's hires are a column
 * of their row, which a hire and its end change.
 */
import { findCandidateRow } from '#features/candidates/server/candidates.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { ApplicationStatus } from '#shared/vocabulary.ts';
import type { ApplicationRow } from './applications.db.ts';

/** Returns the row read before the move, or reads it again if needed. */
export const candidateAfter = async (
  tx: Tx,
  { candidate }: ApplicationRow,
  from: ApplicationStatus,
  to: ApplicationStatus,
): Promise<Pick<ApplicationRow, 'candidate'>> => ({
  candidate: ((from === 'hired' || to === 'hired') && (await findCandidateRow(tx, candidate.id))) || candidate,
});
