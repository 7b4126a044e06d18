/**
 * Finds the few hundred open jobs that are worth scoring exactly for a candidate: the best by rough score of those that
 * meet a condition. Invariant: where no more than POOL_SIZE jobs meet the condition, the pool has them all.
 */
import { and, lte, sql } from 'drizzle-orm';
import { keysServedBy, type PreparedCandidate } from '#features/matching/matching.domain.ts';
import { type Found, findLikeliest, type Searched } from '#features/matching/server/retrieval.service.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { versionOf } from '#server/db/meaning-rows.ts';
import { roughPartsFor } from './job-rough.db.ts';
import { IS_OPEN, type JobCondition } from './job-search.db.ts';
import { jobs } from './jobs.tables.ts';

/** How many jobs are scored exactly for one list. */
export const POOL_SIZE = 400;

/** A job of the pool; another `updatedAt` or `meaningOf` says that what was prepared of it is stale. */
export interface PooledJob {
  id: string;
  updatedAt: string;
  meaningOf: number | null;
}

export interface Pool {
  jobs: PooledJob[];
  /** Until when jobs were posted that could be in it; the pages after the first look at the same jobs. */
  asOf: string;
  /** Whether these are all jobs that meet the condition. */
  isAll: boolean;
}

const columns = sql`${jobs.id} as id, ${versionOf(jobs)} as version`;

const searchedBy = ({ facets, matches, keys, fetches }: JobCondition, asOf: string): Searched => {
  const isThere = lte(jobs.createdAt, asOf);
  return {
    table: jobs,
    matchKeys: jobs.matchKeys,
    columns,
    isListed: IS_OPEN,
    newestFirst: sql`${jobs.createdAt} desc, ${jobs.id} desc`,
    newestIndex: 'jobs_open_newest_idx',
    facets,
    matches: and(matches, isThere) ?? matches,
    keys,
    fetches: fetches && (and(fetches, isThere) ?? fetches),
  };
};

const iso = (moment: string | Date): string => new Date(moment).toISOString();

const now = async (db: Queryable): Promise<string> =>
  iso(rowsOf<{ now: string | Date }>(await db.execute(sql`select now() as now`))[0]?.now ?? new Date(0));

const toPooled = ({ id, version }: Found): PooledJob => {
  const [updatedAt = '', meaningOf = ''] = version.split('|');
  return { id, updatedAt: iso(updatedAt), meaningOf: meaningOf === '' ? null : Number(meaningOf) };
};

/** The pool for a candidate under a condition. `asOf` is null for a first page, else what the first page got. */
export const findPool = async (
  db: Queryable,
  condition: JobCondition,
  candidate: PreparedCandidate,
  asOf: string | null,
): Promise<Pool> => {
  const until = asOf ?? (await now(db));
  const search = { wanted: keysServedBy(candidate), parts: roughPartsFor(candidate) };
  const { found, isAll } = await findLikeliest(db, searchedBy(condition, until), [search], POOL_SIZE);
  return { jobs: found.map(toPooled), asOf: until, isAll };
};
