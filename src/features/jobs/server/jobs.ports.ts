/** What the jobs feature is handed of the features above it. */
import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import type { DeclineReason } from '#shared/vocabulary.ts';
import type { Undecided } from '../jobs.contract.ts';
import type { JobCounts } from './job-views.ts';

/** Which applicants closing a job declines. */
export type DeclinedOf = { jobId: string; except?: readonly string[]; only?: readonly string[] };

/** Who declines, why, and in which words. */
export interface Declining {
  byUserId: string;
  reason: DeclineReason;
  note: string | null;
  /** Also those who have an open offer or a booked interview still to come; else they are left as they are. */
  includeOpen: boolean;
}

/** What jobs need of invitations and applications. */
export interface JobsPorts {
  /** To which of these jobs a candidate was invited and has not answered. */
  invitedAmong(db: Queryable, candidateId: string, jobIds: readonly string[]): Promise<Set<string>>;
  countsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobCounts>>;
  appliedJobIds(db: Queryable, candidateId: string): Promise<string[]>;
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedTo(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** Takes note of a page with scores, for receipts. */
  sampleScores: SampleScores;
  /**
   * Declines the next few hundred undecided applications after an id: of a job without those in `except`, or of those in `only`. Returns the id
   * to go on after, or null where no more are left.
   */
  declineSome(tx: Tx, whose: DeclinedOf, how: Declining, after: string | null): Promise<string | null>;
  /** The undecided applications of a job, counted by what closing the job would end. */
  undecidedOf(db: Queryable, jobId: string): Promise<Undecided>;
  /** How many people asked for an answer of a job and wait for it still. */
  countUnanswered(tx: Tx, jobId: string): Promise<number>;
}
