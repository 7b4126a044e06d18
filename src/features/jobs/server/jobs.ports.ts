/** The functions that jobs need from features that they must not import. */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Question } from '#features/screening/screening.contract.ts';
import type { Db, Queryable, Tx } from '#server/db/database.ts';
import type { Undecided } from '../jobs.contract.ts';
import type { MatchedReader } from './job-reader.ts';
import type { JobCounts } from './job-views.ts';
import type { FindListed, MarkConditions } from './listed-jobs.db.ts';

/** The functions from invitations, applications, hiring and scores. */
export interface JobsPorts extends MarkConditions {
  countJobApplications(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobCounts>>;
  /** Finds a user's candidate profile, prepared for lists by score, and the jobs that they applied to. */
  findMatchedReader(db: Db, userId: string): Promise<MatchedReader | null>;
  listAppliedJobIds(db: Queryable, candidateId: string): Promise<string[]>;
  hasAppliedToCompany(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedToJob(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** Returns the ids of the questions that someone has answered in the given version. */
  findAnsweredQuestionIds(db: Queryable, questions: readonly Pick<Question, 'id' | 'version'>[]): Promise<Set<string>>;
  /** Called with each page of scores that is returned. A sample of these pages is stored as receipts. */
  sampleScores: SampleScores;
  /** Counts the undecided applications for a job, by what a decline would end. */
  countUndecided(db: Queryable, jobId: string): Promise<Undecided>;
  /** Counts a job's applicants who asked for an answer and are still waiting. */
  countUnansweredNudges(tx: Tx, jobId: string): Promise<number>;
}

/** Adds the query that loads the rows of all job lists. It is prepared once. */
export interface JobListPorts extends JobsPorts {
  findListed: FindListed;
}
