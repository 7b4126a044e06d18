/** SQL for acknowledgments of the notice about scores. Invariant: a user's first acknowledgment of a version never changes. */
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { scoreNoticeAcknowledgments } from './notice.tables.ts';

/** Returns when a user acknowledged a version (ISO 8601), or null if they have not. */
export const findAcknowledgment = async (db: Queryable, userId: string, version: number): Promise<string | null> => {
  const [row] = await db
    .select({ at: scoreNoticeAcknowledgments.acknowledgedAt })
    .from(scoreNoticeAcknowledgments)
    .where(and(eq(scoreNoticeAcknowledgments.userId, userId), eq(scoreNoticeAcknowledgments.version, version)));
  return row?.at ?? null;
};

/** Records that a user acknowledged a version. Idempotent. */
export const insertAcknowledgment = async (tx: Tx, userId: string, version: number): Promise<void> => {
  await tx.insert(scoreNoticeAcknowledgments).values({ userId, version }).onConflictDoNothing();
};

/** Lists all of a user's acknowledgments, oldest version first. */
export const listAcknowledgments = (
  db: Queryable,
  userId: string,
): Promise<{ version: number; acknowledgedAt: string }[]> =>
  db
    .select({
      version: scoreNoticeAcknowledgments.version,
      acknowledgedAt: scoreNoticeAcknowledgments.acknowledgedAt,
    })
    .from(scoreNoticeAcknowledgments)
    .where(eq(scoreNoticeAcknowledgments.userId, userId))
    .orderBy(scoreNoticeAcknowledgments.version);

export const deleteAcknowledgments = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(scoreNoticeAcknowledgments).where(eq(scoreNoticeAcknowledgments.userId, userId));
};
