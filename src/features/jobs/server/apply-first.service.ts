/**
 * Jobs for people who apply before they have an account: the job that they apply to, and suitable alternatives once it has closed. Visitors do not
 * learn that a members-only job exists.
 */
import { GOOD_SCORE } from '#engine/matching.contract.ts';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { ALL_JOBS, type MatchIndex } from '#features/matching/server/match-index.service.ts';
import { candidateBytes } from '#features/matching/server/prepared.service.ts';
import { toScoreBound } from '#features/matching/server/ranked-page.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { AppError } from '#shared/errors.ts';
import { applicationDay } from '../job-conditions.domain.ts';
import { acceptsApplications } from '../jobs.policy.ts';
import { publicState } from '../public-jobs.policy.ts';
import { findJob, findJobs, type JobRow } from './jobs.db.ts';

/** The job fields that emails and notices mention. */
export interface NamedJob {
  id: string;
  title: string;
  companyName: string;
}

/**
 * Returns a public job, whether it accepts applications, and whether visitors may see its title. Returns null if it does not exist or is for
 * members only.
 */
export const findJobToApply = async (
  db: Queryable,
  id: string,
): Promise<{ job: NamedJob; isOpen: boolean; isShown: boolean } | null> => {
  const row = await findJob(db, id);
  if (row === null || row.job.visibility !== 'public') return null;
  const job = { id, title: row.job.title, companyName: row.company.companyName };
  const state = publicState(row.job, applicationDay(Date.now()));
  return { job, isOpen: state === 'open', isShown: state !== 'hidden' };
};

/** How many of the best-scoring jobs are checked for the candidate's country. */
const MAX_CHECKED_JOBS = 30;

const acceptsApplicant = (job: JobRow, country: string | null): boolean =>
  acceptsApplications(job) && (job.countries.length === 0 || country === null || job.countries.includes(country));

/**
 * Returns up to `count` open jobs that fit a candidate well, best first. Returns none for a candidate without scores, or while the index is not
 * available. Do not call this inside a transaction, because the index reads from the database.
 */
export const listFittingJobs = async (
  db: Db,
  matches: MatchIndex,
  candidate: CandidateRow,
  count: number,
): Promise<NamedJob[]> => {
  if (candidate.scoreOptOut) return [];
  const query = {
    candidate: candidateBytes(candidate),
    filter: ALL_JOBS,
    after: null,
    limit: MAX_CHECKED_JOBS,
    above: toScoreBound(GOOD_SCORE),
  };
  const answer = await matches.jobs(query).catch((error: unknown) => {
    if (error instanceof AppError && error.kind === 'unavailable') return { found: [] };
    throw error;
  });
  const ids = answer.found.map(({ id }) => id);
  const byId = new Map((await findJobs(db, ids)).map((row) => [row.job.id, row]));
  const fitting = ids.flatMap((id) => byId.get(id) ?? []).filter(({ job }) => acceptsApplicant(job, candidate.country));
  return fitting
    .slice(0, count)
    .map(({ job, company }) => ({ id: job.id, title: job.title, companyName: company.companyName }));
};
