/** All SQL of criteria and of ratings by them. Whose job or application it is, is decided by the caller. */
import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { jobs } from '#features/jobs/server/jobs.tables.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { Criterion, RatedCriterion } from '../criteria.contract.ts';
import { criterionRatings, jobCriteria } from './criteria.tables.ts';

/** The criteria of a job in their order. */
export const listCriteria = (db: Queryable, jobId: string): Promise<Criterion[]> =>
  db
    .select({ id: jobCriteria.id, name: jobCriteria.name })
    .from(jobCriteria)
    .where(eq(jobCriteria.jobId, jobId))
    .orderBy(asc(jobCriteria.position));

/** Holds a company's own job, so that its criteria are set one after the other; false where it is not its own. */
export const lockOwnJobForNoKeyUpdate = async (tx: Tx, companyId: string, jobId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId)))
    .for('no key update');
  return rows.length > 0;
};

/** Sets the criteria of a job that is held. An id that is not one of the job's makes a new criterion. */
export const replaceCriteria = async (
  tx: Tx,
  jobId: string,
  wanted: readonly { id?: string | undefined; name: string }[],
): Promise<void> => {
  const known = new Set((await listCriteria(tx, jobId)).map(({ id }) => id));
  const kept = wanted.map(({ id, name }) => ({ id: id !== undefined && known.delete(id) ? id : newId(), name }));
  const ids = kept.map(({ id }) => id);
  const isGone = ids.length === 0 ? undefined : notInArray(jobCriteria.id, ids);
  await tx.delete(jobCriteria).where(and(eq(jobCriteria.jobId, jobId), isGone));
  if (kept.length === 0) return;
  // Out of the way first, as two that change places would meet.
  await tx
    .update(jobCriteria)
    .set({ position: sql`${jobCriteria.position} - 100` })
    .where(eq(jobCriteria.jobId, jobId));
  for (const [at, { id, name }] of kept.entries()) {
    const position = at + 1;
    await tx
      .insert(jobCriteria)
      .values({ id, jobId, position, name })
      .onConflictDoUpdate({ target: jobCriteria.id, set: { position, name } });
  }
};

/** The criteria of an application's job in their order, each with its rating. */
export const listRatings = (db: Queryable, applicationId: string): Promise<RatedCriterion[]> =>
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
      and(eq(criterionRatings.criterionId, jobCriteria.id), eq(criterionRatings.applicationId, applications.id)),
    )
    .where(eq(applications.id, applicationId))
    .orderBy(asc(jobCriteria.position));

/** What is thought of an application by one criterion. */
export interface NewRating {
  applicationId: string;
  criterionId: string;
  rating: number;
  note: string | null;
}

/** Keeps a rating of an application by a criterion of its job; false where that is none of its job's. */
export const putRating = async (tx: Tx, { applicationId, criterionId, rating, note }: NewRating): Promise<boolean> => {
  // Held, so that the criterion is not deleted between being looked for and being rated by.
  const found = await tx
    .select({ id: jobCriteria.id })
    .from(jobCriteria)
    .innerJoin(applications, eq(applications.jobId, jobCriteria.jobId))
    .where(and(eq(jobCriteria.id, criterionId), eq(applications.id, applicationId)))
    .for('key share', { of: jobCriteria });
  if (found.length === 0) return false;
  await tx
    .insert(criterionRatings)
    .values({ applicationId, criterionId, rating, note })
    .onConflictDoUpdate({
      target: [criterionRatings.applicationId, criterionRatings.criterionId],
      set: { rating, note, updatedAt: sql`now()` },
    });
  return true;
};

/** Takes a rating back; where there is none, nothing happens. */
export const deleteRating = async (tx: Tx, applicationId: string, criterionId: string): Promise<void> => {
  await tx
    .delete(criterionRatings)
    .where(and(eq(criterionRatings.applicationId, applicationId), eq(criterionRatings.criterionId, criterionId)));
};

const jobsOf = (db: Queryable, companyId: string) =>
  db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId));

/** Deletes the criteria of all jobs of a company, with the ratings by them. */
export const deleteCriteriaOf = async (tx: Tx, companyId: string): Promise<void> => {
  await tx.delete(jobCriteria).where(inArray(jobCriteria.jobId, jobsOf(tx, companyId)));
};

/** The ratings of some applications by the criteria of their jobs, for what a company takes along. */
export const ratingsOfCompany = (db: Queryable, companyId: string) =>
  db
    .select({
      jobId: jobCriteria.jobId,
      criterion: jobCriteria.name,
      applicationId: criterionRatings.applicationId,
      rating: criterionRatings.rating,
      note: criterionRatings.note,
    })
    .from(jobCriteria)
    .leftJoin(criterionRatings, eq(criterionRatings.criterionId, jobCriteria.id))
    .where(inArray(jobCriteria.jobId, jobsOf(db, companyId)))
    .orderBy(asc(jobCriteria.jobId), asc(jobCriteria.position), asc(criterionRatings.applicationId));
