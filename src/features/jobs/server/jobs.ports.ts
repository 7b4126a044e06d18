/** The functions that jobs need of higher features. */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Question } from '#features/screening/screening.contract.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Undecided } from '../jobs.contract.ts';
import type { JobCounts } from './job-views.ts';

/** What jobs need from invitations, applications and hiring. */
export interface JobsPorts {
  /** The jobs among these with an open invitation of the candidate. */
  invitedAmong(db: Queryable, candidateId: string, jobIds: readonly string[]): Promise<Set<string>>;
  countsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobCounts>>;
  appliedJobIds(db: Queryable, candidateId: string): Promise<string[]>;
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedTo(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** The ids of these questions that someone answered in this version. */
  answeredVersions(db: Queryable, questions: readonly Pick<Question, 'id' | 'version'>[]): Promise<Set<string>>;
  /** Records a page with scores, for receipts. */
  sampleScores: SampleScores;
  /** The undecided applications of a job, counted by what closing the job would end. */
  undecidedOf(db: Queryable, jobId: string): Promise<Undecided>;
  /** The number of people of a job who asked for an answer and still wait. */
  countUnanswered(tx: Tx, jobId: string): Promise<number>;
}
