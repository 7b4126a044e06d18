/** What connects a candidate to a job, which determines whether they can see it while it is not open. */
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { notFound } from '#shared/errors.ts';
import { acceptsApplications, type JobReader, maySeeJob } from '../jobs.policy.ts';
import { findJob, type JobRow } from './jobs.db.ts';
import type { JobsPorts } from './jobs.ports.ts';
import { findSavedAmong } from './saved-jobs.db.ts';

type Relations = Pick<JobReader, 'hasSaved' | 'hasApplied'>;

/**
 * Returns whether a candidate saved a job or applied to it. If the job accepts applications, every candidate may see it, so `hasApplied` is false
 * without a query.
 */
export const loadRelations = async (
  db: Queryable,
  ports: Pick<JobsPorts, 'hasAppliedToJob'>,
  job: JobRow,
  candidate: CandidateRow | null,
  hasSaved: boolean,
): Promise<Relations> => {
  const needsLookup = candidate !== null && !acceptsApplications(job);
  return { hasSaved, hasApplied: needsLookup && (await ports.hasAppliedToJob(db, job.id, candidate.id)) };
};

/** Returns a job that a candidate may see. Throws `notFound` for any other. */
export const requireVisibleJob = async (
  db: Queryable,
  ports: Pick<JobsPorts, 'hasAppliedToJob'>,
  viewer: Viewer,
  candidate: CandidateRow | null,
  jobId: string,
): Promise<JobRow> => {
  const row = await findJob(db, jobId);
  if (row === null) throw notFound('job');
  const hasSaved = candidate !== null && (await findSavedAmong(db, candidate.id, [jobId])).size > 0;
  const relations = await loadRelations(db, ports, row.job, candidate, hasSaved);
  if (!maySeeJob({ ...viewer, ...relations, isOwnJob: false }, row.job)) throw notFound('job');
  return row.job;
};
