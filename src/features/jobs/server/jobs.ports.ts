/** What the jobs feature is handed of the features above it. */
import type { Queryable, Tx } from '#server/db/database.ts';
import type { JobCounts } from './job-views.ts';

/** What jobs need of applications. */
export interface JobsPorts {
  countsOf(db: Queryable, jobIds: readonly string[]): Promise<Map<string, JobCounts>>;
  appliedJobIds(db: Queryable, candidateId: string): Promise<string[]>;
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedTo(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** Declines everybody who is not decided yet; `note` goes to each of them. */
  declineUndecided(tx: Tx, jobId: string, byUserId: string, note: string | null): Promise<void>;
}
