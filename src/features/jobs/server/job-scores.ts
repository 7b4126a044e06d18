/**
 * Scores jobs for a candidate, using the prepared data stored with their rows. Invariant: a job and a candidate have the same score in lists and on
 * pages, because both use this file.
 */

import { type EvaluatedChange, evaluateChanges } from '#engine/matching.domain.ts';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { createScoringPair, type Pair } from '#features/matching/server/compatibility.service.ts';
import { ALL_JOBS, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateBytes, candidateSide, jobSide } from '#features/matching/server/prepared.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { MAX_COMPARED, selectCompared } from '../completeness.domain.ts';
import { findJobs, type JobRow } from './jobs.db.ts';

/** Combines a job with a prepared candidate. Returns `unscored` if the candidate is null. */
export const toJobPair = (job: JobRow, candidate: Pair['candidate'] | null): Pair | 'unscored' =>
  createScoringPair({ id: job.id, prepared: jobSide(job) }, candidate);

/** Returns the changes that would raise the score of each of the best open jobs that a candidate has not applied to. */
export const evaluateChangesOnBestJobs = async (
  db: Queryable,
  matches: MatchIndex,
  candidate: CandidateRow,
  appliedJobIds: readonly string[],
): Promise<EvaluatedChange[][]> => {
  const side = candidateSide(candidate);
  // Without a score, nothing can raise it.
  if (side === null) return [];
  const { found } = await matches.jobs({
    candidate: candidateBytes(candidate),
    filter: { ...ALL_JOBS, except: appliedJobIds },
    after: null,
    limit: MAX_COMPARED,
  });
  const rows = await findJobs(
    db,
    selectCompared(found).map(({ id }) => id),
  );
  return rows.map(({ job }) => evaluateChanges(jobSide(job), side));
};
