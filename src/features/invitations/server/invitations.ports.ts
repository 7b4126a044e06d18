/** The functions that invitations need from features that they must not import. */

import type { SampleScores } from '#features/scores/server/list-samples.service.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Refusal } from '#shared/errors.ts';

export interface InvitationPorts {
  /** Called with each page of scores that is returned. A sample of these pages is stored as receipts. */
  sampleScores: SampleScores;
  /** Returns the reason why a user may not write to another, or null if they may. */
  refusalToWrite(db: Queryable, fromUserId: string, toUserId: string): Promise<Refusal | null>;
}
