/**
 * Reads the jobs that visitors may see. The unfiltered list, its count and the sitemap scan `jobs_public_newest_idx`. A version covers what a list
 * shows of a job: its row and its company's row.
 */
import { and, arrayOverlaps, eq, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import { isActiveAccount } from '#features/auth/server/active-accounts.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { companies, companyAnswers } from '#features/companies/server/companies.tables.ts';
import { type Db, type Queryable, resultRows } from '#server/db/database.ts';
import { cachePerDatabase } from '#server/db/queryable.ts';
import { LATIN_AMERICA } from '#shared/latin-america.ts';
import { newestPageQuery, type Slice as PageSlice } from './job-search.db.ts';
import type { NewestCursor } from './jobs.db.ts';
import { isPublic, jobs } from './jobs.tables.ts';

/** Returns the condition that a job is visible to visitors on the given day. */
export const isPublicJob = (day: string): SQL => sql`${isPublic} and ${jobs.validThrough} >= ${day}::date`;

/** Returns the condition that a job is open to people in a country. */
export const isOpenToCountry = (country: string): SQL => {
  const names = sql`${jobs.countries} @> array[${country}::text]`;
  return LATIN_AMERICA.includes(country) ? (or(names, sql`${jobs.countries} = '{}'`) ?? names) : names;
};

const version = sql<string>`concat_ws('.', ${jobs}.xmin, ${companies}.xmin)`;

/** A row of a list: its position, and the version of the data that it shows. */
export interface PublicKey {
  id: string;
  createdAt: string;
  version: string;
}

/** Returns the query for a page of public jobs, newest first. Separate from its execution, so that tests can check its plan. */
export const publicKeysQuery = (condition: SQL, slice: PageSlice<NewestCursor>): SQL => sql`
  with page as (${newestPageQuery(condition, slice)})
  select page.id, page.created_at, ${version} as version from page
  join ${jobs} on ${jobs.id} = page.id
  join ${companies} on ${companies.id} = ${jobs.companyId}
  order by page.created_at desc, page.id desc`;

interface KeyRow {
  id: string;
  created_at: string | Date;
  version: string;
}

/** Returns the positions and versions of the rows of a page of public jobs. */
export const listPublicKeys = async (
  db: Queryable,
  conditions: readonly SQL[],
  slice: PageSlice<NewestCursor>,
): Promise<PublicKey[]> =>
  resultRows<KeyRow>(await db.execute(publicKeysQuery(and(...conditions) ?? sql`false`, slice))).map(
    ({ id, created_at, version: stamp }) => ({
      id,
      createdAt: new Date(created_at).toISOString(),
      version: stamp,
    }),
  );

/** The version of a job, and the number of applications in its company's response statistics. The number is null if it was not requested. */
export type JobVersion = readonly [version: string, counted: number | null];

/**
 * Runs for every request for a job page, so it is prepared once and returns a single row. Mapping several rows would take longer than finding them.
 * The number of counted applications is the only response statistic that changes without a write to the company: it does so when an answer becomes
 * due.
 */
const preparedVersions = cachePerDatabase((db) => {
  const counted = sql`case when ${jobs.id} = any(${sql.placeholder('withAnswers')}::uuid[]) then
    (select ${companyAnswers.countedCount} from ${companyAnswers} where ${companyAnswers.companyId} = ${companies.id}) end`;
  return db
    .select({
      versions: sql<Record<
        string,
        JobVersion
      > | null>`json_object_agg(${jobs.id}, json_build_array(${version}, ${counted}))`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .prepare('');
});

/** Returns the versions of jobs in any state, by id. The versions of the jobs in `withAnswers` include the response statistics. */
export const findJobVersions = async (
  db: Db,
  ids: readonly string[],
  withAnswers: readonly string[] = [],
): Promise<Map<string, JobVersion>> => {
  const [row] = await preparedVersions(db).execute({ ids: [...ids], withAnswers: [...withAnswers] });
  return new Map(Object.entries(row?.versions ?? {}));
};

/** How many of the newest jobs with a skill in common are compared. */
const MAX_COMPARED_JOBS = 60;

/** Lists the public jobs most similar to a job, those with the most skills in common first. Jobs without a common skill follow, newest first. */
export const listSimilarJobIds = async (
  db: Queryable,
  jobId: string,
  day: string,
  count: number,
): Promise<string[]> => {
  const skillKeys = db.select({ keys: jobs.skillKeys }).from(jobs).where(eq(jobs.id, jobId));
  const [own] = await skillKeys;
  if (own === undefined) return [];
  const otherJobs = and(isPublicJob(day), not(eq(jobs.id, jobId)));
  const newest = (condition: SQL | undefined, limit: number) =>
    db
      .select({ id: jobs.id, keys: jobs.skillKeys })
      .from(jobs)
      .where(condition)
      .orderBy(sql`${jobs.createdAt} desc, ${jobs.id} desc`)
      .limit(limit);
  const similar =
    own.keys.length === 0
      ? []
      : await newest(and(otherJobs, arrayOverlaps(jobs.skillKeys, own.keys)), MAX_COMPARED_JOBS);
  const wanted = new Set(own.keys);
  const countShared = (keys: readonly string[]): number => keys.filter((key) => wanted.has(key)).length;
  const best = similar.toSorted((a, b) => countShared(b.keys) - countShared(a.keys)).slice(0, count);
  if (best.length === count) return best.map(({ id }) => id);
  const more = await newest(otherJobs, count + best.length);
  return [...new Set([...best, ...more].map(({ id }) => id))].slice(0, count);
};

/** The version of a company's page (its row, response statistics and newest public jobs), and the ids of these jobs. */
export interface CompanyVersion {
  version: string;
  jobIds: string[];
}

/** Returns the version of a company's page, or null if the company does not exist or its account is suspended or deleted. */
export const findCompanyVersion = async (
  db: Queryable,
  companyId: string,
  day: string,
  limit: number,
): Promise<CompanyVersion | null> => {
  const rows = resultRows<{ version: string; jobs: string | null }>(
    await db.execute(sql`
      select concat_ws('.', ${companies}.xmin, ${companyAnswers.countedCount}, ${companyAnswers.answeredCount},
          ${companyAnswers.answerMedianHours}) as version,
        (select string_agg(id || '.' || version, ',' order by created_at desc, id desc)
          from (select ${jobs.id} as id, ${jobs}.xmin::text as version, ${jobs.createdAt} as created_at from ${jobs}
            where ${jobs.companyId} = ${companyId}::uuid and ${isPublicJob(day)}
            order by ${jobs.createdAt} desc, ${jobs.id} desc limit ${limit}::int) as newest) as jobs
      from ${companies}
      join ${users} on ${users.id} = ${companies.userId}
      join ${companyAnswers} on ${companyAnswers.companyId} = ${companies.id}
      where ${companies.id} = ${companyId}::uuid and ${isNull(users.deletedAt)} and ${isActiveAccount(users)}`),
  );
  const [row] = rows;
  if (row === undefined) return null;
  const listed = row.jobs?.split(',') ?? [];
  return { version: `${row.version} ${row.jobs ?? ''}`, jobIds: listed.map((entry) => entry.slice(0, 36)) };
};

export const countPublicJobsQuery = (day: string): SQL =>
  sql`select count(*)::int as total from ${jobs} where ${isPublicJob(day)}`;

export const countPublicJobs = async (db: Db, day: string): Promise<number> => {
  const [row] = resultRows<{ total: number }>(await db.execute(countPublicJobsQuery(day)));
  return row?.total ?? 0;
};

export interface SiteMapJob {
  id: string;
  title: string;
  /** A day such as `2027-02-01`. */
  changedOn: string;
}

interface SiteMapSlice {
  limit: number;
  offset: number;
}

/**
 * Returns a `with` clause that selects the ids of the jobs in one part of the sitemap, oldest first, so that new jobs change only the last part.
 * Table rows are read only for that part.
 */
const sitemapPartClause = (day: string, { limit, offset }: SiteMapSlice): SQL => sql`
  with part as materialized (
    select ${jobs.id} as id from ${jobs} where ${isPublicJob(day)}
    order by ${jobs.createdAt}, ${jobs.id} limit ${limit}::int offset ${offset}::int)`;

export const siteMapJobsQuery = (day: string, slice: SiteMapSlice): SQL => sql`${sitemapPartClause(day, slice)}
  select ${jobs.id} as id, ${jobs.title} as title, to_char(${jobs.updatedAt} at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
  from part join ${jobs} on ${jobs.id} = part.id order by ${jobs.createdAt}, ${jobs.id}`;

export const listSiteMapJobs = async (db: Db, day: string, slice: SiteMapSlice): Promise<SiteMapJob[]> =>
  resultRows(await db.execute(siteMapJobsQuery(day, slice)));

/** Returns the version of a part of the sitemap: the number of its jobs and a sum of their row versions. Returns null if the part is empty. */
export const findSiteMapVersion = async (db: Db, day: string, slice: SiteMapSlice): Promise<string | null> => {
  const [row] = resultRows<{ total: number; sum: string | null }>(
    await db.execute(sql`${sitemapPartClause(day, slice)}
      select count(*)::int as total, sum(hashtextextended(concat_ws('.', ${jobs.id}, ${jobs}.xmin), 0))::text as sum
      from part join ${jobs} on ${jobs.id} = part.id`),
  );
  return row?.sum == null ? null : `${row.total} ${row.sum}`;
};
