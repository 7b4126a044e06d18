/**
 * SQL for the rows of candidates' job lists: each job with its company, and whether the candidate saved it, is invited to it, or applied to it. One
 * statement, prepared once per database.
 */
import { and, eq, exists, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { companies, companyAnswers } from '#features/companies/server/companies.tables.ts';
import type { Db } from '#server/db/database.ts';
import { cachePerDatabase } from '#server/db/queryable.ts';
import { answersJoin, type JobCompany, type JobRow, jobCompanyColumns } from './jobs.db.ts';
import { jobColumns, jobs, savedJobs } from './jobs.tables.ts';

type PairCondition = (candidateId: SQLWrapper, jobId: SQLWrapper) => SQL;

/** SQL conditions that mark jobs in a candidate's list. Passed in because this feature must not import the features they come from. */
export interface MarkConditions {
  /** The candidate has an open invitation to the job. */
  isInvited: PairCondition;
  /** The candidate applied to the job, with any outcome. */
  isApplied: PairCondition;
}

interface JobInList {
  job: JobRow;
  company: JobCompany;
  isSaved: boolean;
  isInvited: boolean;
  isApplied: boolean;
}

/** Finds jobs in the order of `ids`. Deleted jobs are absent. Without a candidate, no job is marked. */
export type FindListed = (db: Db, ids: readonly string[], candidateId: string | null) => Promise<JobInList[]>;

/** Returns the function that finds the rows of all lists. */
export const prepareFindListed = ({ isInvited, isApplied }: MarkConditions): FindListed => {
  const preparedFor = cachePerDatabase((db) => {
    const candidateId = sql`${sql.placeholder('candidateId')}::uuid`;
    const saved = db
      .select({ jobId: savedJobs.jobId })
      .from(savedJobs)
      .where(and(sql`${savedJobs.candidateId} = ${candidateId}`, eq(savedJobs.jobId, jobs.id)));
    return db
      .select({
        job: jobColumns,
        company: jobCompanyColumns,
        isSaved: sql<boolean>`${exists(saved)}`,
        isInvited: sql<boolean>`${isInvited(candidateId, jobs.id)}`,
        isApplied: sql<boolean>`${isApplied(candidateId, jobs.id)}`,
      })
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .innerJoin(companyAnswers, answersJoin)
      .where(sql`${jobs.id} = any(${sql.placeholder('ids')}::uuid[])`)
      .prepare('');
  });
  return async (db, ids, candidateId) => {
    if (ids.length === 0) return [];
    const rows = await preparedFor(db).execute({ ids: [...ids], candidateId });
    const byId = new Map(rows.map((row) => [row.job.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };
};
