/** All SQL for criteria and their ratings. The caller checks access to the job or application. */
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { Criterion, RatedCriterion } from '../criteria.contract.ts';
import { criterionRatings, jobCriteria } from './criteria.tables.ts';

/** Lists the criteria of a job, in order. */
export const listCriteria = (db: Queryable, jobId: string): Promise<Criterion[]> =>
  db
    .select({ id: jobCriteria.id, name: jobCriteria.name })
    .from(jobCriteria)
    .where(eq(jobCriteria.jobId, jobId))
    .orderBy(asc(jobCriteria.position));

/**
 * Locks one of a company's jobs, to serialize changes to its criteria. Returns false if the company has
 * no such job.
 */
export const lockOwnJobForNoKeyUpdate = async (tx: Tx, companyId: string, jobId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
    .for('no key update');
  return rows.length > 0;
};

/** Replaces the criteria of a locked job. An id that does not belong to the job creates a new criterion. */
export const replaceCriteria = async (
  tx: Tx,
  jobId: string,
  criteria: readonly { id?: string | undefined; name: string }[],
): Promise<void> => {
  const storedIds = new Set((await listCriteria(tx, jobId)).map(({ id }) => id));
  const withIds = criteria.map(({ id, name }) => ({
    id: id !== undefined && storedIds.delete(id) ? id : newId(),
    name,
  }));
  const ids = withIds.map(({ id }) => id);
  const isRemoved = ids.length === 0 ? undefined : notInArray(jobCriteria.id, ids);
  await tx.delete(jobCriteria).where(and(eq(jobCriteria.jobId, jobId), isRemoved));
  if (withIds.length === 0) return;
  // Move all criteria to negative positions first, because swapped positions would violate the unique index.
  await tx
    .update(jobCriteria)
    .set({ position: sql`${jobCriteria.position} - 100` })
    .where(eq(jobCriteria.jobId, jobId));
  for (const [index, { id, name }] of withIds.entries()) {
    const position = index + 1;
    await tx
      .insert(jobCriteria)
      .values({ id, jobId, position, name })
      .onConflictDoUpdate({ target: jobCriteria.id, set: { position, name } });
  }
};

/** Returns the criteria of an application's job in order, each with the member's own rating, if any. */
export const listRatings = (db: Queryable, applicationId: string, userId: string): Promise<RatedCriterion[]> =>
  db
    .select({
      id: jobCriteria.id,
      name: jobCriteria.name,
      rating: criterionRatings.rating,
      note: criterionRatings.note,
    })
    .from(applications)
    .innerJoin(jobCriteria, eq(jobCriteria.jobId, applications.jobId))
    .leftJoin(
      criterionRatings,
      and(
        eq(criterionRatings.criterionId, jobCriteria.id),
        eq(criterionRatings.applicationId, applications.id),
        eq(criterionRatings.userId, userId),
      ),
    )
    .where(eq(applications.id, applicationId))
    .orderBy(asc(jobCriteria.position));

/** A member's rating of an application on one criterion. */
export interface NewRating {
  applicationId: string;
  userId: string;
  criterionId: string;
  rating: number;
  note: string | null;
}

/** Saves a rating in an existing review. Returns whether it changed, or null if the criterion does not belong to the application's job. */
export const putRating = async (
  tx: Tx,
  { applicationId, userId, criterionId, rating, note }: NewRating,
): Promise<boolean | null> => {
  // The lock prevents the criterion from being deleted between the check and the insert.
  const rows = await tx
    .select({ id: jobCriteria.id })
    .from(jobCriteria)
    .innerJoin(applications, eq(applications.jobId, jobCriteria.jobId))
    .where(and(eq(jobCriteria.id, criterionId), eq(applications.id, applicationId)))
    .for('key share', { of: jobCriteria });
  if (rows.length === 0) return null;
  const changed = await tx
    .insert(criterionRatings)
    .values({ applicationId, userId, criterionId, rating, note })
    .onConflictDoUpdate({
      target: [criterionRatings.applicationId, criterionRatings.userId, criterionRatings.criterionId],
      set: { rating, note, updatedAt: sql`now()` },
      setWhere: sql`(${criterionRatings.rating}, ${criterionRatings.note}) is distinct from (excluded.rating, excluded.note)`,
    })
    .returning({ criterionId: criterionRatings.criterionId });
  return changed.length > 0;
};

/** Removes a rating. Returns whether there was one. */
export const deleteRating = async (
  tx: Tx,
  { applicationId, userId, criterionId }: Omit<NewRating, 'rating' | 'note'>,
): Promise<boolean> => {
  const removed = await tx
    .delete(criterionRatings)
    .where(
      and(
        eq(criterionRatings.applicationId, applicationId),
        eq(criterionRatings.userId, userId),
        eq(criterionRatings.criterionId, criterionId),
      ),
    )
    .returning({ criterionId: criterionRatings.criterionId });
  return removed.length > 0;
};

/** Returns true if a member's review has ratings by criterion. */
export const hasRatings = async (
  db: Queryable,
  { applicationId, userId }: Pick<NewRating, 'applicationId' | 'userId'>,
): Promise<boolean> => {
  const rows = await db
    .select({ criterionId: criterionRatings.criterionId })
    .from(criterionRatings)
    .where(and(eq(criterionRatings.applicationId, applicationId), eq(criterionRatings.userId, userId)))
    .limit(1);
  return rows.length > 0;
};

const selectCompanyJobIds = (db: Queryable, companyId: string) =>
  db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));

/** Deletes all criteria of a company along with their ratings. */
export const deleteCompanyCriteria = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(jobCriteria).where(inArray(jobCriteria.jobId, selectCompanyJobIds(tx, companyId)));
};

/** Lists the criteria of a company with a member's own ratings, for the member's account export. */
export const listMemberRatings = (db: Queryable, companyId: string, userId: string) =>
  db
    .select({
      jobId: jobCriteria.jobId,
      criterion: jobCriteria.name,
      applicationId: criterionRatings.applicationId,
      rating: criterionRatings.rating,
      note: criterionRatings.note,
    })
    .from(jobCriteria)
    .leftJoin(
      criterionRatings,
      and(eq(criterionRatings.criterionId, jobCriteria.id), eq(criterionRatings.userId, userId)),
    )
    .where(inArray(jobCriteria.jobId, selectCompanyJobIds(db, companyId)))
    .orderBy(asc(jobCriteria.jobId), asc(jobCriteria.position), asc(criterionRatings.applicationId));
