/**
 * Runs candidates' saved searches for open jobs, with the same filters and scores as the job list, but only on jobs that were opened since the last
 * run. Sends nothing.
 */
import type { JobSearcher } from '#features/candidates/server/new-people.service.ts';
import { createScoringPair, listedScore, type ScoreFields } from '#features/matching/server/compatibility.service.ts';
import type { JobFilter as IndexFilter, JobEntry } from '#features/matching/server/match-index.service.ts';
import { type FindJobs, indexJobs } from '#features/matching/server/own-job-index.service.ts';
import { createJobSides } from '#features/matching/server/prepared.service.ts';
import { toScoreBound } from '#features/matching/server/ranked-page.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE } from '#server/db/in-batches.ts';
import type { BrowseJobsQuery } from '../jobs.contract.ts';
import { type JobFilter, readFilter } from './job-filter.ts';
import { buildIndexFilter } from './job-lists.ts';
import { findListedAmong, hasAnyMatch, listNewlyOpened } from './job-search.db.ts';
import { findJobs, type JobWithCompanyRow, listOpenedAfter } from './jobs.db.ts';
import { toJobEntry } from './jobs.service.ts';
import { findJobVersions } from './public-jobs.db.ts';

export { findLastOpening } from './jobs.db.ts';

/** The filters in a job list query, for SQL and for the score index. */
export interface JobSearch {
  filter: JobFilter;
  indexed: IndexFilter;
  minScore: number;
}

/**
 * Parses a job list query. Returns null for a search that cannot match anything. Throws `invalid` for the same values as the list does. `profileZone`
 * is the profile's time zone.
 */
export const readJobSearch = async (
  db: Queryable,
  query: BrowseJobsQuery,
  profileZone: string | null,
): Promise<JobSearch | null> => {
  const filter = await readFilter(query, profileZone, (search) => hasAnyMatch(db, search));
  if (filter === null) return null;
  return { filter, indexed: await buildIndexFilter(db, filter), minScore: Number(query.minScore ?? '') };
};

/** A score index that contains only the open jobs that were last opened after `since`. */
export interface NewJobs {
  since: string;
  find: FindJobs;
  preparedSide: ReturnType<typeof createJobSides>;
}

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

async function* streamEntriesSince(db: Queryable, since: string): AsyncGenerator<JobEntry[]> {
  let position: readonly [string, string] | null = [since, FIRST_ID];
  while (position !== null) {
    const rows = await listOpenedAfter(db, position, BATCH_SIZE);
    yield rows.map(toJobEntry);
    const last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
    position = last === undefined ? null : [last.openedAt, last.id];
  }
}

/** Loads the jobs opened after `since`. */
export const readNewJobs = async (db: Queryable, since: string): Promise<NewJobs> => ({
  since,
  find: await indexJobs(streamEntriesSince(db, since)),
  preparedSide: createJobSides(),
});

/**
 * Lists the jobs that a search finds for a candidate among those opened after `since`, best first. For candidates without scores, the newest jobs
 * come first and `minScore` does not apply.
 */
export const findNewJobsForCandidate = async (
  db: Queryable,
  newJobs: NewJobs,
  { filter, indexed, minScore }: JobSearch,
  { side }: JobSearcher,
  { since, limit }: { since: string; limit: number },
): Promise<string[]> => {
  if (side === null) return listNewlyOpened(db, filter, { since, limit });
  return newJobs.find({
    candidate: side,
    filter: { ...indexed, openedAfter: Math.max(indexed.openedAfter ?? 0, Date.parse(since)) },
    after: null,
    limit,
    ...(minScore > 0 ? { above: toScoreBound(minScore) } : {}),
  });
};

/** A job with its version, and which of the filters tested so far match it in that version. */
interface KnownJob {
  version: string;
  row: JobWithCompanyRow;
  passes: Map<JobFilter, boolean>;
}

/** Loads the jobs that several searches found. The returned function maps an id to the job, or to null if the list no longer shows it. */
export type ShownJobReader = (
  db: Queryable,
  found: ReadonlyMap<JobFilter, readonly string[]>,
) => Promise<(filter: JobFilter, id: string) => JobWithCompanyRow | null>;

/**
 * Creates a reader for one run. Every call compares the jobs' versions. A job and its filter results are loaded again only if the job or its company
 * has changed, because filters depend on nothing else.
 */
export const createShownJobReader = (): ShownJobReader => {
  const knownJobs = new Map<string, KnownJob>();

  /** Loads versions before rows. If a job changes in between, the next call finds a different version and loads the job again. */
  const refresh = async (db: Queryable, ids: readonly string[]): Promise<void> => {
    const versions = await findJobVersions(db, ids);
    const changed = ids.filter((id) => knownJobs.get(id)?.version !== versions.get(id)?.[0]);
    for (const id of changed) knownJobs.delete(id);
    for (const row of await findJobs(db, changed)) {
      const version = versions.get(row.job.id)?.[0];
      if (version !== undefined) knownJobs.set(row.job.id, { version, row, passes: new Map() });
    }
  };

  return async (db, found) => {
    await refresh(db, [...new Set([...found.values()].flat())]);
    for (const [filter, ids] of found) {
      const untestedIds = [...new Set(ids)].filter((id) => knownJobs.get(id)?.passes.has(filter) === false);
      const listed = await findListedAmong(db, filter, untestedIds);
      for (const id of untestedIds) knownJobs.get(id)?.passes.set(filter, listed.has(id));
    }
    return (filter, id) => {
      const job = knownJobs.get(id);
      return job?.passes.get(filter) === true ? job.row : null;
    };
  };
};

/** Returns a candidate's score for a job, as in the list. */
export const scoreForCandidate = (
  { preparedSide }: NewJobs,
  { job }: JobWithCompanyRow,
  { side }: JobSearcher,
): ScoreFields<unknown> =>
  listedScore(createScoringPair({ id: job.id, prepared: preparedSide(job.id, job) }, side), {
    reader: 'candidate',
    isExplained: false,
  });
