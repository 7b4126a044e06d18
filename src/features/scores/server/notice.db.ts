/** SQL for acknowledgements of the notice about scores. Invariant: the first acknowledgement of a version never changes. */
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { scoreNoticeReadings } from './notice.tables.ts';

/** When a user acknowledged a version (ISO 8601). Null if they did not. */
export const findAcknowledgement = async (db: Queryable, userId: string, version: number): Promise<string | null> => {
  const [row] = await db
    .select({ at: scoreNoticeReadings.acknowledgedAt })
    .from(scoreNoticeReadings)
    .where(and(eq(scoreNoticeReadings.userId, userId), eq(scoreNoticeReadings.version, version)));
  return row?.at ?? null;
};

/** Records that a user acknowledged a version. Idempotent. */
export const insertAcknowledgement = async (tx: Tx, userId: string, version: number): Promise<void> => {
  await tx.insert(scoreNoticeReadings).values({ userId, version }).onConflictDoNothing();
};

/** All acknowledgements of a user, oldest version first. */
export const listAcknowledgements = (
  db: Queryable,
  userId: string,
): Promise<{ version: number; acknowledgedAt: string }[]> =>
  db
    .select({ version: scoreNoticeReadings.version, acknowledgedAt: scoreNoticeReadings.acknowledgedAt })
    .from(scoreNoticeReadings)
    .where(eq(scoreNoticeReadings.userId, userId))
    .orderBy(scoreNoticeReadings.version);

/** Deletes the acknowledgements of a user. */
export const deleteAcknowledgements = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(scoreNoticeReadings).where(eq(scoreNoticeReadings.userId, userId));
};
