/**
 * Reads and writes individual jobs and a company's jobs. Candidates' lists are in job-search.db.ts. Lists are paged by keyset. Code that changes a
 * job must lock its row for the transaction.
 */
import { and, asc, count, countDistinct, desc, eq, gt, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import type { CandidateRow } from '#features/candidates/server/candidates.service.ts';
import { candidateColumns, candidates } from '#features/candidates/server/candidates.tables.ts';
import type { AnswerFigures } from '#features/companies/answers.domain.ts';
import type { CompanySummary } from '#features/companies/companies.contract.ts';
import { answerColumns, companies, companyAnswers } from '#features/companies/server/companies.tables.ts';
import type { Question } from '#features/screening/screening.contract.ts';
import { type Db, firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny, prepareByShape } from '#server/db/queryable.ts';
import { type StalePosition, type StaleRows, withStaleRows } from '#server/db/stale-rows.ts';
import { isInScope } from './hiring-team.tables.ts';
import { questionsAsJson } from './job-questions.db.ts';
import { acceptsApplicationsSql, jobColumns, jobs, savedJobs } from './jobs.tables.ts';
import type { TeamScope } from './team-scope.service.ts';

/** A job without its search columns. */
export type JobRow = Omit<typeof jobs.$inferSelect, 'searchText' | 'skillKeys'>;
export type NewJobRow = typeof jobs.$inferInsert;

export const jobCompanyColumns = {
  id: companies.id,
  companyName: companies.companyName,
  logoUrl: companies.logoUrl,
  description: companies.description,
  verifiedAt: companies.verifiedAt,
  answerDays: companies.answerDays,
  ...answerColumns,
};

/** The join condition for the response statistics of a job's company. */
export const answersJoin = eq(companyAnswers.companyId, jobs.companyId);

/** A job's company: its summary and response statistics. */
export type JobCompany = CompanySummary & AnswerFigures & { answerDays: number };

/** A job with its public company data and the account of the company. */
export interface JobWithCompanyRow {
  job: JobRow;
  company: JobCompany;
  companyUserId: string;
}

const selectWithCompany = (db: Queryable) =>
  db
    .select({ job: jobColumns, company: jobCompanyColumns, companyUserId: companies.userId })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(companyAnswers, answersJoin);

/** Inserts a job and returns it as stored. */
export const insertJob = async (db: Queryable, values: NewJobRow): Promise<JobRow> => {
  const [row] = await db.insert(jobs).values(values).returning(jobColumns);
  if (row === undefined) throw new Error('A job was not inserted');
  return row;
};

/** Returns a job in any status with its company, or null if it does not exist. */
export const findJob = (db: Queryable, id: string): Promise<JobWithCompanyRow | null> =>
  firstRow(selectWithCompany(db).where(eq(jobs.id, id)));

/** A job as a user sees it: with its questions, the user's profile, and whether they saved the job. */
export interface JobForViewerRow extends JobWithCompanyRow {
  candidate: CandidateRow | null;
  hasSaved: boolean;
  questions: Question[];
}

/**
 * Returns a function that finds a job for a user, using a statement that is prepared once. The function returns null if the job does not exist.
 */
export const prepareFindForViewer = (db: Db): ((id: string, userId: string) => Promise<JobForViewerRow | null>) => {
  const query = db
    .select({
      job: jobColumns,
      company: jobCompanyColumns,
      companyUserId: companies.userId,
      candidate: candidateColumns,
      hasSaved: sql<boolean>`${savedJobs.jobId} is not null`,
      questions: questionsAsJson,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(companyAnswers, answersJoin)
    .leftJoin(candidates, eq(candidates.userId, sql.placeholder('userId')))
    .leftJoin(savedJobs, and(eq(savedJobs.candidateId, candidates.id), eq(savedJobs.jobId, jobs.id)))
    .where(eq(jobs.id, sql.placeholder('id')))
    .prepare('');
  return async (id, userId) => (await query.execute({ id, userId }))[0] ?? null;
};

/** Returns the time zone of a company's newest job that names one, as written, or null if none does. */
export const findNewestTimezone = async (db: Queryable, companyId: string): Promise<string | null> => {
  const [row] = await db
    .select({ timezone: jobs.timezone })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.timezone)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(1);
  return row?.timezone ?? null;
};

/** Returns jobs with their companies, in the order of `ids`. Deleted jobs are absent. */
export const findJobs = async (db: Queryable, ids: readonly string[]): Promise<JobWithCompanyRow[]> => {
  if (ids.length === 0) return [];
  const rows = await selectWithCompany(db).where(equalsAny(jobs.id, ids));
  const byId = new Map(rows.map((row) => [row.job.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

/** A position in a list sorted newest first. */
export type NewestCursor = [createdAt: string, id: string];

const olderThan = (after: NewestCursor | null): SQL | undefined =>
  after === null ? undefined : sql`(${jobs.createdAt}, ${jobs.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`;

/** Lists a company's jobs, newest first. */
export const listOwnJobRows = (
  db: Queryable,
  companyId: string,
  { limit, after, scope = null }: { limit: number; after: NewestCursor | null; scope?: TeamScope },
): Promise<JobRow[]> =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isInScope(jobs.id, scope), olderThan(after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

/** Counts a company's jobs, whatever their status. */
export const countOwnJobs = async (db: Queryable, companyId: string, scope: TeamScope): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isInScope(jobs.id, scope)));
  return row?.total ?? 0;
};

const prepareOwnOpenJobs = prepareByShape((db, { hasScope }: { hasScope: boolean }) => {
  const scope = hasScope ? sql.placeholder('scope') : null;
  return db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.companyId, sql.placeholder('companyId')), isInScope(jobs.id, scope), eq(jobs.status, 'open')))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(sql.placeholder('limit'))
    .prepare('');
});

/** Lists a company's open jobs, newest first. */
export const listOwnOpenJobs = (
  db: Queryable,
  companyId: string,
  { limit, scope }: { limit: number; scope: TeamScope },
): Promise<JobRow[]> => prepareOwnOpenJobs(db, { hasScope: scope !== null }).execute({ companyId, scope, limit });

/** Counts the jobs in candidates' lists and the companies that posted them. */
export const countListedJobs = async (db: Queryable): Promise<{ jobs: number; companies: number }> => {
  const [row] = await db
    .select({ jobs: count(), companies: countDistinct(jobs.companyId) })
    .from(jobs)
    .where(acceptsApplicationsSql);
  return row ?? { jobs: 0, companies: 0 };
};

/** Lists a company's jobs that are in candidates' lists, newest first. */
export const listCompanyListedJobs = (
  db: Queryable,
  companyId: string,
  { limit, after, scope }: { limit: number; after: NewestCursor | null; scope: TeamScope },
): Promise<{ id: string; createdAt: string }[]> =>
  db
    .select({ id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isInScope(jobs.id, scope), acceptsApplicationsSql, olderThan(after)))
    .orderBy(desc(jobs.createdAt), desc(jobs.id))
    .limit(limit);

/** A user's company and the versions of its open jobs, as a comma-separated list of `id.version`, newest first. */
export interface CompanyJobs {
  userId: string;
  companyId: string;
  jobs: string;
}

/**
 * Returns a function that finds the companies of users, with the versions of their newest open jobs. Users without a company are absent. A version is
 * the id of the transaction that wrote the row. Every list uses this statement, so it is prepared once.
 */
export const prepareOpenJobVersions = (
  db: Db,
  maxJobs: number,
): ((userIds: readonly string[]) => Promise<CompanyJobs[]>) => {
  const query = db
    .select({
      userId: companies.userId,
      companyId: companies.id,
      jobs: sql<string>`coalesce((
        select string_agg(id || '.' || version, ',' order by created_at desc, id desc)
        from (select id, ${jobs}.xmin::text as version, created_at from ${jobs}
          where ${jobs}.company_id = ${companies}.id and status = 'open'
          order by created_at desc, id desc limit ${sql.raw(String(maxJobs))}) as newest), '')`,
    })
    .from(companies)
    .where(sql`${companies.userId} = any(${sql.placeholder('userIds')}::uuid[])`)
    .prepare('');
  return (userIds) => query.execute({ userIds: [...userIds] });
};

/** Returns a company's open job, or null if the job belongs to another company, is not open, or does not exist. */
export const findOwnOpenJob = (db: Queryable, companyId: string, jobId: string): Promise<JobRow | null> =>
  firstRow(
    db
      .select(jobColumns)
      .from(jobs)
      .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId), eq(jobs.status, 'open'))),
  );

const isOwnJob = (companyId: string, jobId: string): SQL | undefined =>
  and(eq(jobs.id, jobId), eq(jobs.companyId, companyId));

/** Returns a company's job, or null if the job does not belong to the company. */
export const findOwnJob = (db: Queryable, companyId: string, jobId: string): Promise<JobRow | null> =>
  firstRow(db.select(jobColumns).from(jobs).where(isOwnJob(companyId, jobId)));

/** Returns the jobs with these ids that belong to the company, in no particular order. */
export const findOwnJobs = (db: Queryable, companyId: string, jobIds: readonly string[]): Promise<JobRow[]> =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), equalsAny(jobs.id, jobIds)));

/** Locks a company's job against all changes for the transaction. Returns null if the job does not belong to the company. */
export const lockOwnJobForUpdate = (tx: Tx, companyId: string, jobId: string): Promise<JobRow | null> =>
  firstRow(tx.select(jobColumns).from(jobs).where(isOwnJob(companyId, jobId)).for('update'));

/**
 * Locks a company's job against changes for the transaction; others can take the same lock. Returns null if the job does not belong to the company.
 */
export const lockOwnJobForShare = (tx: Tx, companyId: string, jobId: string): Promise<JobRow | null> =>
  firstRow(tx.select(jobColumns).from(jobs).where(isOwnJob(companyId, jobId)).for('share'));

export type JobUpdate = Partial<
  Omit<
    NewJobRow,
    | 'id'
    | 'companyId'
    | 'createdAt'
    | 'updatedAt'
    | 'openedAt'
    | 'closedAt'
    | 'takenDownAt'
    | 'takedownReason'
    | 'statusBeforeTakedown'
  >
>;

/** Returns the timestamps of a status change, using the database's clock. */
const statusTimestamps = (status: JobRow['status'] | undefined): Record<string, SQL> => {
  if (status === 'open') return { openedAt: sql`now()`, closedAt: sql`null` };
  return status === 'closed' ? { closedAt: sql`now()` } : {};
};

/**
 * Changes a job that the caller has locked. Pass `status` only if it changes, because doing so resets the status timestamps.
 */
export const updateJob = async (tx: Tx, jobId: string, changes: JobUpdate): Promise<JobRow> => {
  const [row] = await tx
    .update(jobs)
    .set({ ...changes, ...statusTimestamps(changes.status), updatedAt: sql`now()` })
    .where(eq(jobs.id, jobId))
    .returning(jobColumns);
  if (row === undefined) throw new Error('The job was not locked');
  return row;
};

/** Locks a job against all changes for the transaction. Returns null if it does not exist. */
export const lockJobForUpdate = (tx: Tx, jobId: string): Promise<JobRow | null> =>
  firstRow(tx.select(jobColumns).from(jobs).where(eq(jobs.id, jobId)).for('update'));

/**
 * Removes all jobs of a user's company from candidates' lists, or puts them back. Does nothing if the user has no company.
 */
export const setJobsListed = async (db: Queryable, userId: string, isListed: boolean): Promise<void> => {
  const companyIds = db.select({ id: companies.id }).from(companies).where(eq(companies.userId, userId));
  await db.update(jobs).set({ isListed }).where(inArray(jobs.companyId, companyIds));
};

/** Closes all of a company's jobs. Locks them in id order, like all code that locks several jobs. */
export const closeCompanyJobs = async (tx: Tx, companyId: string): Promise<void> => {
  const isNotClosed = and(eq(jobs.companyId, companyId), ne(jobs.status, 'closed'));
  await tx.select({ id: jobs.id }).from(jobs).where(isNotClosed).orderBy(jobs.id).for('update');
  await tx
    .update(jobs)
    .set({ status: 'closed', ...statusTimestamps('closed'), updatedAt: sql`now()` })
    .where(isNotClosed);
};

/**
 * Updates the derived columns of the next jobs whose version differs from `stale.version`. Returns null if none are left. Does not change
 * `updatedAt`.
 */
export const rederiveStaleJobs = (
  db: Db,
  stale: { version: number; after: StalePosition | null },
  derive: (job: JobRow) => JobUpdate,
): Promise<StaleRows | null> =>
  withStaleRows(db, jobs, stale, async (tx, ids) => {
    const rows = await tx.select(jobColumns).from(jobs).where(equalsAny(jobs.id, ids));
    for (const job of rows) await tx.update(jobs).set(derive(job)).where(eq(jobs.id, job.id));
  });

/** Uses `exists`, because a join would read the companies of all jobs before returning the first row. */
export const hasVerifiedCompany = sql<boolean>`exists (select 1 from ${companies} where ${companies.id} = ${jobs.companyId} and ${companies.verifiedAt} is not null)`;

const indexedColumns = { ...jobColumns, searchText: jobs.searchText, isCompanyVerified: hasVerifiedCompany };

/** A job for the score index, which also searches the job's text. */
export type IndexedJobRow = JobRow & { searchText: string; isCompanyVerified: boolean };

/** Lists the jobs in candidates' lists in id order, after a given id. */
export const listIndexedJobsAfterId = (db: Queryable, after: string | null, limit: number): Promise<IndexedJobRow[]> =>
  db
    .select(indexedColumns)
    .from(jobs)
    .where(and(acceptsApplicationsSql, after === null ? undefined : gt(jobs.id, after)))
    .orderBy(jobs.id)
    .limit(limit);

/** Returns which of these jobs are in candidates' lists. */
export const listIndexedJobsByIds = (db: Queryable, ids: readonly string[]): Promise<IndexedJobRow[]> =>
  db
    .select(indexedColumns)
    .from(jobs)
    .where(and(acceptsApplicationsSql, equalsAny(jobs.id, ids)));

/** A position among jobs sorted by when they were last opened. */
export type OpenedCursor = readonly [openedAt: string, id: string];

/** Lists the jobs in candidates' lists that were last opened after a position, earliest opening first. */
export const listOpenedAfter = (db: Queryable, [openedAt, id]: OpenedCursor, limit: number): Promise<IndexedJobRow[]> =>
  db
    .select(indexedColumns)
    .from(jobs)
    .where(
      and(
        acceptsApplicationsSql,
        sql`${jobs.openedAt} >= ${openedAt}::timestamptz and (${jobs.openedAt}, ${jobs.id}) > (${openedAt}::timestamptz, ${id}::uuid)`,
      ),
    )
    .orderBy(asc(jobs.openedAt), asc(jobs.id))
    .limit(limit);

/** Returns the latest opening time of the jobs in candidates' lists, or null if there are none. */
export const findLastOpening = async (db: Queryable): Promise<string | null> => {
  const [row] = await db
    .select({ openedAt: jobs.openedAt })
    .from(jobs)
    .where(acceptsApplicationsSql)
    .orderBy(desc(jobs.openedAt))
    .limit(1);
  return row?.openedAt ?? null;
};
