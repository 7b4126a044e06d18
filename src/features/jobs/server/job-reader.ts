/** The candidate who reads a list of jobs, in the form that the score index needs: a profile without its texts. */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { candidateBytes } from '#features/matching/server/prepared.service.ts';

/** A candidate who reads a list: their profile in the engine's form (`encodeCandidate`). */
export interface Reader {
  id: string;
  profile: Uint8Array;
  scoreOptOut: boolean;
}

/** A reader with the data for their lists of matches. */
export interface MatchedReader extends Reader {
  /** When they last looked at their matches. Null if never. */
  matchesSeenAt: string | null;
  /** Jobs that are left out of their matches. */
  appliedJobIds: readonly string[];
}

/** Converts a candidate's row to the reader of a list. */
export const toReader = (candidate: CandidateRow): Reader => ({
  id: candidate.id,
  profile: candidateBytes(candidate),
  scoreOptOut: candidate.scoreOptOut,
});
