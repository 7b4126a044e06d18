/** The candidate who reads a list of jobs, with what the score index needs of them: a profile without its texts. */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { candidateBytes } from '#features/matching/server/prepared.service.ts';

/** A candidate who reads a list: their profile in the engine's form (`encodeCandidate`). */
export interface Reader {
  id: string;
  profile: Uint8Array;
  scoreOptOut: boolean;
}

/** A reader with what their matches leave out. */
export interface MatchedReader extends Reader {
  matchesSeenAt: string | null;
  appliedJobIds: readonly string[];
}

/** A candidate's row as the reader of a list. */
export const toReader = (candidate: CandidateRow): Reader => ({
  id: candidate.id,
  profile: candidateBytes(candidate),
  scoreOptOut: candidate.scoreOptOut,
});
