/**
 * SQL for a candidate's score at the time of a decline, which is stored with the decline. The candidate, the company and the reviewer of an appeal
 * can read it.
 */
import { eq, sql } from 'drizzle-orm';
import type { ExplainedCompatibility } from '#engine/matching.contract.ts';
import { applications } from '#features/pipeline/server/applications.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { applicationDeclines } from './declines.tables.ts';

/** A decline and the score at that time. */
export interface DeclineRecord {
  moveId: string;
  applicationId: string;
  compatibility: ExplainedCompatibility;
}

/** Stores the scores of several declines. */
export const insertDeclineScores = async (tx: Tx, declines: readonly DeclineRecord[]): Promise<void> => {
  if (declines.length > 0) await tx.insert(applicationDeclines).values([...declines]);
};

/** Returns the score at the time of a decline. Returns null if none was stored. */
export const findScoreAtDecline = async (db: Queryable, moveId: string): Promise<ExplainedCompatibility | null> => {
  const [row] = await db
    .select({ compatibility: applicationDeclines.compatibility })
    .from(applicationDeclines)
    .where(eq(applicationDeclines.moveId, moveId));
  return row?.compatibility ?? null;
};

export const deleteCandidateDeclineScores = async (tx: Tx, candidateId: string): Promise<void> => {
  await tx.delete(applicationDeclines).where(
    sql`${applicationDeclines.applicationId} in (
      select ${applications.id} from ${applications} where ${applications.candidateId} = ${candidateId}
    )`,
  );
};
