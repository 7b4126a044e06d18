/** All jobs for the admins' list. Read-only. Each status has an index, newest first. */
import { and, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#features/companies/server/companies.tables.ts';
import { jobs, jobTitleText } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import { firstRow, type Queryable } from '#server/db/database.ts';
import type { JobDeskStatus } from '../job-desk.contract.ts';

/** The maximum number of companies that one search word finds. Limits the cost of words that most names contain. */
const MAX_COMPANIES = 200;

export interface JobDeskFilter {
  patterns: readonly string[];
  /** Null for all. */
  status: JobDeskStatus | null;
}

/** Returns the condition for a status. Compares `taken_down_at` without a parameter, so that the partial indexes apply. */
const hasStatus = (status: JobDeskStatus | null): SQL | undefined => {
  if (status === null) return undefined;
  if (status === 'taken-down') return isNotNull(jobs.takenDownAt);
  return and(isNull(jobs.takenDownAt), eq(jobs.status, status));
};

const hasWord = (pattern: string): SQL | undefined =>
  or(
    sql`${jobTitleText} like ${pattern}`,
    sql`${jobs.companyId} = any(array(select ${companies.id} from ${companies}
      where ${companies.searchName} like ${pattern} order by ${companies.id} limit ${sql.raw(String(MAX_COMPANIES))}))`,
  );

const matches = ({ patterns, status }: JobDeskFilter): SQL | undefined =>
  and(hasStatus(status), ...patterns.map(hasWord));

const selectDeskJobs = (db: Queryable) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      createdAt: jobs.createdAt,
      takenDownAt: jobs.takenDownAt,
      takedownReason: jobs.takedownReason,
      statusBeforeTakedown: jobs.statusBeforeTakedown,
      company: { id: companies.id, companyName: companies.companyName, userId: companies.userId },
      applicationCount: sql<number>`(select count(*)::int from ${applications} where ${applications.jobId} = ${jobs.id})`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId));

export type JobDeskRow = Awaited<ReturnType<typeof selectDeskJobs>>[number];

/** Returns a page of jobs, newest first. */
export const listAllJobs = (
  db: Queryable,
  filter: JobDeskFilter,
  { limit, after }: { limit: number; after: readonly [createdAt: string, id: string] | null },
): Promise<JobDeskRow[]> =>
  selectDeskJobs(db)
    .where(
      and(
        matches(filter),
        after === null
          ? undefined
          : sql`(${jobs.createdAt}, ${jobs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

export const countAllJobs = (db: Queryable, filter: JobDeskFilter): Promise<number> => db.$count(jobs, matches(filter));

export const findDeskJob = (db: Queryable, id: string): Promise<JobDeskRow | null> =>
  firstRow(selectDeskJobs(db).where(eq(jobs.id, id)));
