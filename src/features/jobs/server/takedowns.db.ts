/** SQL for jobs that an admin takes down. Callers must lock the job first. A constraint keeps such a job closed. */
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { mailRecipientsJson } from '#features/auth/server/company-recipients.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import type { JobStatus } from '#shared/vocabulary.ts';
import { jobs } from './jobs.tables.ts';

/** Locks a job against all changes for the transaction. Returns it with the account to notify, or null if it does not exist. */
export const lockModeratedJob = (tx: Tx, jobId: string) =>
  firstRow(
    tx
      .select({
        id: jobs.id,
        title: jobs.title,
        status: jobs.status,
        validThrough: jobs.validThrough,
        owesAnswers: jobs.owesAnswers,
        takenDownAt: jobs.takenDownAt,
        statusBeforeTakedown: jobs.statusBeforeTakedown,
        companyId: jobs.companyId,
        companyName: companies.companyName,
        userId: users.id,
        recipients: mailRecipientsJson(users),
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .innerJoin(users, eq(users.id, companies.userId))
      .where(eq(jobs.id, jobId))
      .for('update', { of: jobs }),
  );

export type ModeratedJob = NonNullable<Awaited<ReturnType<typeof lockModeratedJob>>>;

/** Closes a job and records the reason and the job's previous status. */
export const setTakenDown = async (tx: Tx, jobId: string, reason: string): Promise<void> => {
  await tx
    .update(jobs)
    .set({
      takenDownAt: sql`now()`,
      takedownReason: reason,
      statusBeforeTakedown: sql`${jobs.status}`,
      status: 'closed',
      closedAt: sql`coalesce(${jobs.closedAt}, now())`,
      updatedAt: sql`now()`,
    })
    .where(eq(jobs.id, jobId));
};

/** Ends a takedown. This does not count as reopening, so `openedAt` does not change. */
export const setRestored = async (
  tx: Tx,
  jobId: string,
  { status, validThrough }: { status: JobStatus; validThrough: string },
): Promise<void> => {
  await tx
    .update(jobs)
    .set({
      takenDownAt: null,
      takedownReason: null,
      statusBeforeTakedown: null,
      status,
      validThrough,
      ...(status === 'closed' ? {} : { closedAt: null }),
      updatedAt: sql`now()`,
    })
    .where(eq(jobs.id, jobId));
};

/** Keeps a deleted company's taken-down jobs closed even if an admin restores them. */
export const keepClosedAfterRestore = async (tx: Tx, companyId: string): Promise<void> => {
  await tx
    .update(jobs)
    .set({ statusBeforeTakedown: 'closed' })
    .where(and(eq(jobs.companyId, companyId), isNotNull(jobs.takenDownAt)));
};

const normalizedSql = (text: ReturnType<typeof sql>) => sql`regexp_replace(lower(${text}), '[[:space:]]+', ' ', 'g')`;

/** Returns whether a text matches the description of one of the company's taken-down jobs. Ignores case and spacing. */
export const repeatsTakenDown = async (
  db: Queryable,
  companyId: string,
  { description, exceptId }: { description: string; exceptId: string | null },
): Promise<boolean> => {
  const [row] = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        isNotNull(jobs.takenDownAt),
        exceptId === null ? undefined : ne(jobs.id, exceptId),
        sql`${normalizedSql(sql`${jobs.description}`)} = ${normalizedSql(sql`${description}::text`)}`,
      ),
    )
    .limit(1);
  return row !== undefined;
};
