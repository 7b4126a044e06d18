/** What the jobs feature is handed of the features above it. */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { Undecided } from '../jobs.contract.ts';
import type { JobCounts } from './job-views.ts';

/** What jobs ask of invitations, applications and hiring. */
export interface JobsPorts {
  /** To which of these jobs a candidate was invited and has not answered. */
  invitedAmong(db: Queryable, candidateId: string, jobIds: readonly string[]): Promise<Set<string>>;
  countsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobCounts>>;
  appliedJobIds(db: Queryable, candidateId: string): Promise<string[]>;
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedTo(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** Takes note of a page with scores, for receipts. */
  sampleScores: SampleScores;
  /** The undecided applications of a job, counted by what closing the job would end. */
  undecidedOf(db: Queryable, jobId: string): Promise<Undecided>;
  /** How many people asked for an answer of a job and wait for it still. */
  countUnanswered(tx: Tx, jobId: string): Promise<number>;
}
