/** Finds jobs near or past their last day to apply, with the account to notify and the email recipients. */
import { and, asc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { mailRecipientsJson } from '#features/auth/server/company-recipients.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { jobs } from './jobs.tables.ts';

const dueColumns = {
  id: jobs.id,
  title: jobs.title,
  validThrough: jobs.validThrough,
  companyName: companies.companyName,
  userId: users.id,
  recipients: mailRecipientsJson(users),
};

/** Locks the next jobs that match a condition, ordered by last day. Skips those that another process has locked. */
const lockDueJobs = (tx: Tx, condition: SQL | undefined, limit: number) =>
  tx
    .select(dueColumns)
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, companies.userId))
    .where(condition)
    .orderBy(asc(jobs.validThrough))
    .limit(limit)
    .for('update', { of: jobs, skipLocked: true });

export type DueJob = Awaited<ReturnType<typeof lockDueJobs>>[number];

/** Locks the next open jobs whose last day is `day` or earlier and whose companies have not been reminded of that last day yet. */
export const lockEndingJobs = (tx: Tx, day: string, limit: number): Promise<DueJob[]> => {
  const isReminded = sql`${jobs.remindedThrough} is not distinct from ${jobs.validThrough}`;
  return lockDueJobs(tx, and(eq(jobs.status, 'open'), lte(jobs.validThrough, day), sql`not ${isReminded}`), limit);
};

/** Records that the companies of these jobs were reminded of their current last day. */
export const markReminded = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  await tx
    .update(jobs)
    .set({ remindedThrough: sql`${jobs.validThrough}` })
    .where(equalsAny(jobs.id, ids));
};

/** Locks the next open and paused jobs whose last day was before `day`. The status is a literal, as in the partial index. */
export const lockExpiredJobs = (tx: Tx, day: string, limit: number): Promise<DueJob[]> =>
  lockDueJobs(tx, and(sql`${jobs.status} <> 'closed'`, lt(jobs.validThrough, day)), limit);
