/** The candidate who views a job list, in the form that the score index needs: a profile without its free text. */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { candidateBytes } from '#features/matching/server/prepared.service.ts';

/** A candidate who views a list, with their profile in the engine's format (`encodeCandidate`). */
export interface Reader {
  id: string;
  profile: Uint8Array;
  scoreOptOut: boolean;
}

/** A candidate with the data for their list of matches. */
export interface MatchedReader extends Reader {
  /** When they last looked at their matches, or null if they never did. */
  matchesSeenAt: string | null;
  /** Jobs that are left out of their matches. */
  appliedJobIds: readonly string[];
}

export const toReader = (candidate: CandidateRow): Reader => ({
  id: candidate.id,
  profile: candidateBytes(candidate),
  scoreOptOut: candidate.scoreOptOut,
});
