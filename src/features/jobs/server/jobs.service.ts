/**
 * The interface of jobs for other features: derived search columns, a company's open jobs (for scoring candidates), locks, the number of new matches,
 * score index entries, and data for the account export.
 */

import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { keysVersion } from '#engine/matching.domain.ts';
import {
  ALL_JOBS,
  type EntrySource,
  type JobEntry,
  type MatchIndex,
} from '#features/matching/server/match-index.service.ts';
import { currentPreparedBytes } from '#features/matching/server/prepared.service.ts';
import { toScoreBound } from '#features/matching/server/ranked-page.service.ts';
import type { Question } from '#features/screening/screening.contract.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import type { StalePosition, StaleRows } from '#server/db/stale-rows.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { derivedJobColumns } from './job-columns.ts';
import { listQuestions } from './job-questions.db.ts';
import type { MatchedReader } from './job-reader.ts';
import {
  type CompanyJobs,
  findJobs,
  findOwnOpenJob,
  type IndexedJobRow,
  type JobRow,
  listIndexedJobsAfterId,
  listIndexedJobsByIds,
  listOwnJobRows,
  listOwnOpenJobs,
  prepareOpenJobVersions,
  rederiveStaleJobs,
} from './jobs.db.ts';
import { listSaved } from './saved-jobs.db.ts';
import { teamScope } from './team-scope.service.ts';

export { derivedJobColumns } from './job-columns.ts';
export { listJobQuestions } from './job-questions.db.ts';
export { requireVisibleJob } from './job-visibility.ts';
export type { JobRow, JobWithCompanyRow } from './jobs.db.ts';
export {
  findOwnJob,
  findOwnJobs,
  lockJobForUpdate,
  lockOwnJobForShare,
  updateJob,
} from './jobs.db.ts';

/** The maximum number of a company's open jobs that candidates are scored against. */
const MAX_OPEN_JOBS = 50;

/** The functions passed to features that must not import jobs. */
export const jobPorts = {
  /** Lists a company's newest 50 open jobs. With a viewer, only the jobs that the viewer can see. */
  listOpenJobs: (db: Queryable, companyId: string, viewer?: Viewer): Promise<JobRow[]> =>
    listOwnOpenJobs(db, companyId, { limit: MAX_OPEN_JOBS, scope: viewer === undefined ? null : teamScope(viewer) }),
  /** Returns a company's open job, or null if the job belongs to another company, is not open, or does not exist. */
  findOpenJob: (db: Queryable, companyId: string, jobId: string): Promise<JobRow | null> =>
    findOwnOpenJob(db, companyId, jobId),
  /** Returns a function that finds the companies of users, with the versions of the same 50 jobs. */
  openJobVersionsQuery: (db: Db): ((userIds: readonly string[]) => Promise<CompanyJobs[]>) =>
    prepareOpenJobVersions(db, MAX_OPEN_JOBS),
};

/** Updates the next jobs whose derived columns come from another engine version. Returns null if none are left. */
export const reindexJobs = (db: Db, after: StalePosition | null): Promise<StaleRows | null> =>
  rederiveStaleJobs(db, { version: keysVersion(), after }, derivedJobColumns);

/** Streams all jobs of a company with their questions, newest first. */
export const streamCompanyJobs = (db: Queryable, companyId: string) =>
  inBatches(async (after: (JobRow & { questions: Question[] }) | null) => {
    const rows = await listOwnJobRows(db, companyId, {
      limit: BATCH_SIZE,
      after: after && [after.createdAt, after.id],
    });
    const questions = await listQuestions(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((job) => ({ ...job, questions: questions.get(job.id) ?? [] }));
  });

export interface ExportedSavedJob {
  jobId: string;
  title: string;
  companyName: string;
  savedAt: string;
}

/** Streams the saved jobs of a candidate, most recently saved first. */
export const streamSavedJobs = (db: Queryable, candidateId: string): AsyncGenerator<ExportedSavedJob> =>
  inBatches(async (last: ExportedSavedJob | null) => {
    const savedRows = await listSaved(db, candidateId, {
      limit: BATCH_SIZE,
      after: last && [last.savedAt, last.jobId],
    });
    const jobs = await findJobs(
      db,
      savedRows.map(({ jobId }) => jobId),
    );
    const byId = new Map(jobs.map((job) => [job.job.id, job]));
    return savedRows.map(({ jobId, savedAt }) => {
      const listed = byId.get(jobId);
      return { jobId, savedAt, title: listed?.job.title ?? '', companyName: listed?.company.companyName ?? '' };
    });
  });

export type { MatchedReader } from './job-reader.ts';
export { findJobs, findNewestTimezone } from './jobs.db.ts';

/** The counting limit for new matches. */
const MAX_NEW_MATCHES = 400;

/**
 * Counts the jobs that score at least `GOOD_SCORE` for a candidate, up to `MAX_NEW_MATCHES`. Includes only jobs opened since their last visit to the
 * dashboard, except those that they applied to.
 */
export const countNewMatches = async (
  matches: MatchIndex,
  { profile, appliedJobIds, matchesSeenAt, scoreOptOut }: Omit<MatchedReader, 'id'>,
): Promise<number> => {
  if (scoreOptOut) return 0;
  return matches.countJobs({
    candidate: profile,
    filter: {
      ...ALL_JOBS,
      except: appliedJobIds,
      openedAfter: matchesSeenAt === null ? null : Date.parse(matchesSeenAt),
    },
    limit: MAX_NEW_MATCHES,
    above: toScoreBound(GOOD_SCORE),
  });
};

/** Converts a job for the score index. */
export const toJobEntry = (row: IndexedJobRow): JobEntry => {
  const { id, companyId, searchText, title, description, responsibilities, requiredSkills } = row;
  const { experience, hourlyBudget, timezone, jobType, countries, hoursPerWeek, factorWeights } = row;
  const { isCompanyVerified } = row;
  const times = { openedAt: Date.parse(row.openedAt), createdAt: Date.parse(row.createdAt) };
  const commonFields = { id, companyId, ...times, isCompanyVerified, searchText };
  const prepared = currentPreparedBytes(row);
  if (prepared !== null) return { ...commonFields, prepared };
  const post = { title, description, responsibilities, requiredSkills, experience, hourlyBudget, timezone, jobType };
  return { ...commonFields, prepared, texts: { ...post, countries, hoursPerWeek, factorWeights } };
};

/** Returns a source that loads the jobs in candidates' lists for the score index. */
export const jobEntries = (db: Queryable): EntrySource<JobEntry> => ({
  after: async (id, limit) => (await listIndexedJobsAfterId(db, id, limit)).map(toJobEntry),
  byIds: async (ids) => (await listIndexedJobsByIds(db, ids)).map(toJobEntry),
});
