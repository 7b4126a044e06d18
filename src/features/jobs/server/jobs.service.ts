/**
 * What other features need of jobs: the columns derived for search, a company's open jobs to score candidates against, a
 * lock on the job one applies to, how many matches are new, who is listed, and the end of a company's jobs with its account.
 */

import { GOOD_SCORE } from '#engine/matching.contract.ts';
import { keysVersion } from '#engine/matching.domain.ts';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import {
  ALL_JOBS,
  type EntrySource,
  type JobEntry,
  type MatchIndex,
} from '#features/matching/server/match-index.service.ts';
import { candidateBytes, currentBytes } from '#features/matching/server/prepared.service.ts';
import type { Db, Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { StalePlace, StaleRows } from '#server/db/stale-rows.ts';
import { derivedJobColumns } from './job-columns.ts';
import {
  type CompanyJobs,
  findJobs,
  findOpenJobOf,
  type IndexedJobRow,
  type JobRow,
  listJobsOf,
  listOpenById,
  listOpenByIds,
  listOpenJobsOf,
  openVersionsQuery,
  rederiveStale,
} from './jobs.db.ts';
import { listSaved } from './saved-jobs.db.ts';

export { derivedJobColumns } from './job-columns.ts';
export { requireVisibleJob } from './job-visibility.ts';
export type { JobRow } from './jobs.db.ts';
export {
  findOwnJob,
  lockJobForUpdate,
  lockOwnJobForShare,
  updateJob,
} from './jobs.db.ts';

/** More open jobs than this are not searched for at once. */
const MAX_OPEN_JOBS = 50;

/** What the features below jobs are handed. */
export const jobPorts = {
  /** A company's open jobs, the newest 50. */
  openJobsOf: (db: Queryable, companyId: string): Promise<JobRow[]> => listOpenJobsOf(db, companyId, MAX_OPEN_JOBS),
  /** One open job of a company; null where it is another's, not open or not there. */
  openJobOf: (db: Queryable, companyId: string, jobId: string): Promise<JobRow | null> =>
    findOpenJobOf(db, companyId, jobId),
  /** Finds the companies of some users, each with the versions of the same 50 jobs. */
  openJobVersionsQuery: (db: Db): ((userIds: readonly string[]) => Promise<CompanyJobs[]>) =>
    openVersionsQuery(db, MAX_OPEN_JOBS),
};

/** Derives the columns again of the next jobs that another version of the engine derived; null where none are left. */
export const reindexJobs = (db: Db, after: StalePlace | null): Promise<StaleRows | null> =>
  rederiveStale(db, { version: keysVersion(), after }, derivedJobColumns);

/** All jobs of a company, from the newest to the oldest. */
export const jobsOf = (db: Queryable, companyId: string) =>
  inBatches<JobRow>((after) =>
    listJobsOf(db, companyId, { limit: BATCH, after: after && [after.createdAt, after.id] }),
  );

/** A job that a candidate saved, as they can take it along. */
export interface SavedJobNote {
  jobId: string;
  title: string;
  companyName: string;
  savedAt: string;
}

/** The jobs a candidate saved, from the last saved to the first. */
export const savedJobsOf = (db: Queryable, candidateId: string): AsyncGenerator<SavedJobNote> =>
  inBatches(async (last: SavedJobNote | null) => {
    const saved = await listSaved(db, candidateId, { limit: BATCH, after: last && [last.savedAt, last.jobId] });
    const found = await findJobs(
      db,
      saved.map(({ jobId }) => jobId),
    );
    const byId = new Map(found.map((one) => [one.job.id, one]));
    return saved.map(({ jobId, savedAt }) => {
      const one = byId.get(jobId);
      return { jobId, savedAt, title: one?.job.title ?? '', companyName: one?.company.companyName ?? '' };
    });
  });

export { findJobs, newestTimezone } from './jobs.db.ts';

/** New matches are counted up to here. */
const MAX_NEW_MATCHES = 400;

/** How many jobs score at least 60 for a candidate, opened since their last look and not applied to; at most a few hundred. */
export const countNewMatches = async (
  matches: MatchIndex,
  candidate: CandidateRow,
  appliedJobIds: readonly string[],
): Promise<number> => {
  const { matchesSeenAt, scoreOptOut } = candidate;
  if (scoreOptOut) return 0;
  const { found } = await matches.jobs({
    candidate: candidateBytes(candidate),
    filter: {
      ...ALL_JOBS,
      except: appliedJobIds,
      openedAfter: matchesSeenAt === null ? null : Date.parse(matchesSeenAt),
    },
    after: null,
    limit: MAX_NEW_MATCHES,
    // What rounds to a good score, and a little less, since "above" leaves its own number out.
    above: GOOD_SCORE - 0.51,
  });
  return found.filter(({ score }) => Math.round(score) >= GOOD_SCORE).length;
};

const toEntry = (row: IndexedJobRow): JobEntry => {
  const { id, companyId, searchText, title, description, responsibilities, requiredSkills } = row;
  const { experience, hourlyBudget, timezone, jobType, factorWeights } = row;
  const own = { id, companyId, openedAt: Date.parse(row.openedAt), searchText };
  const prepared = currentBytes(row);
  if (prepared !== null) return { ...own, prepared };
  const stated = { title, description, responsibilities, requiredSkills, experience, hourlyBudget, timezone, jobType };
  return { ...own, prepared, texts: { ...stated, factorWeights } };
};

/** The jobs of candidates' lists for the index of scores. */
export const jobEntries = (db: Queryable): EntrySource<JobEntry> => ({
  after: async (id, limit) => (await listOpenById(db, id, limit)).map(toEntry),
  byIds: async (ids) => (await listOpenByIds(db, ids)).map(toEntry),
});
