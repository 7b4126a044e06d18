/**
 * SQL of the lists of vetted candidates, and of the pool that a list by score is ranked from. It scores nothing.
 * Invariant: no query here reads the whole table, whatever is asked. A list walks an index in its own order, a pool is
 * gathered in steps from the most to the least fitting, each a short walk with a limit.
 */
import { and, arrayContains, arrayOverlaps, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { relatedSkillKeys } from '#features/matching/matching.domain.ts';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { matchesAllWords, searchPatterns } from '#server/search/search-words.db.ts';
import type { BrowseFilters, OpenJob } from '../candidates.domain.ts';
import { type CandidateWithUser, candidateWithUser } from './candidates.db.ts';
import { candidates } from './candidates.tables.ts';

/** In the words of the partial indexes, so that these serve it. */
const vetted = sql`approval_status = 'approved' and is_listed`;

const newestFirst = sql`${candidates.createdAt} desc, ${candidates.id} desc`;

/** The condition of a browse query: vetted, and everything that was asked. */
const matching = (filters: BrowseFilters): SQL | undefined =>
  and(
    vetted,
    filters.search === '' ? sql`false` : matchesAllWords(candidates.searchText, searchPatterns(filters.search ?? '')),
    filters.skillKeys.length > 0 ? arrayContains(candidates.skillKeys, filters.skillKeys) : undefined,
    filters.availability ? eq(candidates.availability, filters.availability) : undefined,
    filters.experience ? eq(candidates.experience, filters.experience) : undefined,
    filters.minRate === null ? undefined : gte(candidates.hourlyRate, filters.minRate),
    filters.maxRate === null ? undefined : lte(candidates.hourlyRate, filters.maxRate),
  );

const selectCandidates = (db: Queryable) =>
  db.select(candidateWithUser).from(candidates).innerJoin(users, eq(users.id, candidates.userId));

/** The newest first, after a place. */
export const listNewest = (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: { createdAt: string; id: string } | null,
): Promise<CandidateWithUser[]> =>
  selectCandidates(db)
    .where(
      and(
        matching(filters),
        after
          ? sql`(${candidates.createdAt}, ${candidates.id}) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(newestFirst)
    .limit(limit);

export interface RatePlace {
  rate: number | null;
  id: string;
}

/** Those who state a rate, the lowest first. */
const listRated = (db: Queryable, filters: BrowseFilters, limit: number, after: RatePlace | null) =>
  selectCandidates(db)
    .where(
      and(
        matching(filters),
        sql`${candidates.hourlyRate} is not null`,
        after
          ? sql`(${candidates.hourlyRate}, ${candidates.id}) > (${after.rate}::integer, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(candidates.hourlyRate, candidates.id)
    .limit(limit);

const listUnrated = (db: Queryable, filters: BrowseFilters, limit: number, after: RatePlace | null) =>
  selectCandidates(db)
    .where(
      and(
        matching(filters),
        isNull(candidates.hourlyRate),
        after ? sql`${candidates.id} > ${after.id}::uuid` : undefined,
      ),
    )
    // The rate is null in all of them; named so that the index by rate and id serves the order.
    .orderBy(candidates.hourlyRate, candidates.id)
    .limit(limit);

/** The lowest rate first, those without a rate last; two walks of one index, as no row comparison can hold a null. */
export const listByRate = async (
  db: Queryable,
  filters: BrowseFilters,
  limit: number,
  after: RatePlace | null,
): Promise<CandidateWithUser[]> => {
  const isPastRated = after !== null && after.rate === null;
  const rated = isPastRated ? [] : await listRated(db, filters, limit, after);
  const asksForRate = filters.minRate !== null || filters.maxRate !== null;
  if (rated.length >= limit || asksForRate) return rated;
  const unrated = await listUnrated(db, filters, limit - rated.length, isPastRated ? after : null);
  return [...rated, ...unrated];
};

/** Someone in a pool: enough to find their prepared form in a cache. */
export interface PoolMember {
  id: string;
  /** Another text after every change of the profile. */
  version: string;
}

const memberColumns = sql.raw('id, updated_at::text as version');

/** With more skills than this, "all but one" is asked by halves: who lacks one skill has one half complete. */
const MOST_SKILLS_SPELLED_OUT = 8;

const allButOne = (keys: readonly string[]): SQL | undefined => {
  const half = Math.ceil(keys.length / 2);
  const groups =
    keys.length > MOST_SKILLS_SPELLED_OUT
      ? [keys.slice(0, half), keys.slice(half)]
      : keys.map((_, left) => keys.filter((_key, index) => index !== left));
  return or(...groups.map((group) => arrayContains(candidates.skillKeys, group)));
};

const HOUR = 60;

/** Within the budget, available as asked, and near the company's hours. */
const fitsTerms = (job: OpenJob): SQL | undefined =>
  and(
    job.hourlyBudget ? lte(candidates.hourlyRate, job.hourlyBudget) : undefined,
    job.jobType ? sql`${candidates.availability} = ${job.jobType}` : undefined,
    job.offsetJanuary === null
      ? undefined
      : sql`${candidates.offsetJanuary} between ${job.offsetJanuary - HOUR}::int and ${job.offsetJanuary + HOUR}::int`,
  );

/** Who may fit a job, from the most to the least likely; each step holds those before it or stands beside them. */
const stepsFor = (job: OpenJob): SQL[] => {
  const keys = [...job.skillKeys];
  const related = relatedSkillKeys(keys);
  const title = job.titleKeys.length > 0 ? arrayOverlaps(candidates.titleKeys, [...job.titleKeys]) : undefined;
  const all = keys.length > 0 ? arrayContains(candidates.skillKeys, keys) : undefined;
  const most = keys.length > 2 ? allButOne(keys) : undefined;
  const any = keys.length > 1 ? arrayOverlaps(candidates.skillKeys, keys) : undefined;
  const withTitle = (skills: SQL | undefined) => skills && title && and(skills, title);
  const steps = [
    all && title && and(all, title, fitsTerms(job)),
    withTitle(all),
    all,
    withTitle(most),
    most,
    withTitle(any),
    title,
    any,
    related.length > 0 ? arrayOverlaps(candidates.skillKeys, related) : undefined,
  ];
  return steps.filter((step) => step !== undefined);
};

interface Search {
  steps: SQL[];
  found: Set<string>;
}

/** One step for several jobs in one statement: for each job the newest who fit it. */
const gatherStep = async (db: Queryable, filters: BrowseFilters, searches: Search[], step: number, share: number) => {
  const branches = searches.flatMap((search, index) => {
    const condition = search.steps[step];
    if (condition === undefined || search.found.size >= share) return [];
    return [
      sql`(select ${index}::int as search, ${memberColumns} from ${candidates}
        where ${and(matching(filters), condition)} order by ${newestFirst} limit ${share})`,
    ];
  });
  if (branches.length === 0) return [];
  return rowsOf<PoolMember & { search: number }>(await db.execute(sql.join(branches, sql` union all `)));
};

const gatherNewest = async (db: Queryable, filters: BrowseFilters, limit: number): Promise<PoolMember[]> =>
  rowsOf<PoolMember>(
    await db.execute(
      sql`select ${memberColumns} from ${candidates} where ${matching(filters)} order by ${newestFirst} limit ${limit}`,
    ),
  );

/**
 * At most about `size` candidates who match the filters and are the likeliest to fit one of the jobs: the jobs share the size
 * evenly, and what their steps leave free is filled with the newest. The order of the pool means nothing.
 */
export const gatherPool = async (
  db: Queryable,
  filters: BrowseFilters,
  jobs: readonly OpenJob[],
  size: number,
): Promise<PoolMember[]> => {
  const pool = new Map<string, PoolMember>();
  const searches = jobs.map((job): Search => ({ steps: stepsFor(job), found: new Set() }));
  const share = Math.ceil(size / Math.max(1, searches.length));
  const longest = Math.max(0, ...searches.map(({ steps }) => steps.length));
  for (let step = 0; step < longest; step += 1) {
    for (const { search, id, version } of await gatherStep(db, filters, searches, step, share)) {
      const found = searches[search]?.found;
      if (found === undefined || found.size >= share) continue;
      found.add(id);
      pool.set(id, { id, version });
    }
  }
  if (pool.size < size) {
    for (const { id, version } of await gatherNewest(db, filters, size)) {
      if (pool.size >= size) break;
      pool.set(id, { id, version });
    }
  }
  return [...pool.values()];
};

/** What the matching engine reads of candidates, with their version. */
export const loadForScoring = (db: Queryable, ids: readonly string[]) =>
  db
    .select({
      id: candidates.id,
      version: sql<string>`${candidates.updatedAt}::text`,
      jobTitle: candidates.jobTitle,
      bio: candidates.bio,
      skills: candidates.skills,
      experience: candidates.experience,
      hourlyRate: candidates.hourlyRate,
      timezone: candidates.timezone,
      availability: candidates.availability,
    })
    .from(candidates)
    .where(sql`${candidates.id} = any(${`{${ids.join(',')}}`}::uuid[])`);

/** Candidates with their people, by id, in no order. */
export const loadCandidates = (db: Queryable, ids: readonly string[]): Promise<CandidateWithUser[]> =>
  selectCandidates(db).where(sql`${candidates.id} = any(${`{${ids.join(',')}}`}::uuid[])`);
