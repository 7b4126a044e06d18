/** What the invitations feature is handed of the features above it. */

import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Refusal } from '#shared/errors.ts';

/** What invitations need of the features above them. */
export interface InvitationPorts {
  hasApplied(db: Queryable, companyId: string, candidateId: string): Promise<boolean>;
  hasAppliedTo(db: Queryable, jobId: string, candidateId: string): Promise<boolean>;
  /** Everyone who ever applied to a job. */
  applicantsOf(db: Queryable, jobId: string): Promise<string[]>;
  /** Takes note of a page with scores, for receipts. */
  sampleScores: SampleScores;
  /** Why one user may not write to another; null where they may. */
  refusalToWrite(db: Queryable, fromUserId: string, toUserId: string): Promise<Refusal | null>;
}
