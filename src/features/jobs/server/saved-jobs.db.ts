/** SQL for saved jobs. Invariant: the primary key ensures that a candidate saves a job at most once. Saving it again does not change the time. */
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { NewestCursor } from './jobs.db.ts';
import { jobs, savedJobs } from './jobs.tables.ts';

/** Saves a job. Idempotent. */
export const insertSaved = async (db: Queryable, candidateId: string, jobId: string): Promise<void> => {
  await db.insert(savedJobs).values({ candidateId, jobId }).onConflictDoNothing();
};

/** Removes a saved job, if it is saved. */
export const deleteSaved = async (db: Queryable, candidateId: string, jobId: string): Promise<void> => {
  await db.delete(savedJobs).where(and(eq(savedJobs.candidateId, candidateId), eq(savedJobs.jobId, jobId)));
};

export const deleteSavedJobs = async (tx: Queryable, candidateId: string): Promise<void> => {
  await tx.delete(savedJobs).where(eq(savedJobs.candidateId, candidateId));
};

/** Returns which of these jobs a candidate saved. */
export const findSavedAmong = async (
  db: Queryable,
  candidateId: string,
  jobIds: readonly string[],
): Promise<Set<string>> => {
  if (jobIds.length === 0) return new Set();
  const rows = await db
    .select({ jobId: savedJobs.jobId })
    .from(savedJobs)
    .where(and(eq(savedJobs.candidateId, candidateId), equalsAny(savedJobs.jobId, jobIds)));
  return new Set(rows.map(({ jobId }) => jobId));
};

/** Returns the condition for a candidate's saved jobs, except those that an admin took down. */
const isShownTo = (candidateId: string) =>
  and(
    eq(savedJobs.candidateId, candidateId),
    sql`not exists (select 1 from ${jobs} where ${jobs.id} = ${savedJobs.jobId} and ${jobs.takenDownAt} is not null)`,
  );

/** Lists the ids of a candidate's saved jobs and when each was saved, most recently saved first. Omits jobs that an admin took down. */
export const listSaved = (
  db: Queryable,
  candidateId: string,
  { limit, after }: { limit: number; after: NewestCursor | null },
): Promise<{ jobId: string; savedAt: string }[]> =>
  db
    .select({ jobId: savedJobs.jobId, savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .where(
      and(
        isShownTo(candidateId),
        after
          ? sql`(${savedJobs.createdAt}, ${savedJobs.jobId}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(limit);

/** Counts the jobs that `listSaved` lists. */
export const countSaved = async (db: Queryable, candidateId: string): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(savedJobs).where(isShownTo(candidateId));
  return row?.total ?? 0;
};
