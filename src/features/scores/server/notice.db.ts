/** SQL for acknowledgments of the notice about scores. Invariant: a user's first acknowledgment of a version never changes. */
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { scoreNoticeAcknowledgements } from './notice.tables.ts';

/** Returns when a user acknowledged a version (ISO 8601), or null if they have not. */
export const findAcknowledgement = async (db: Queryable, userId: string, version: number): Promise<string | null> => {
  const [row] = await db
    .select({ at: scoreNoticeAcknowledgements.acknowledgedAt })
    .from(scoreNoticeAcknowledgements)
    .where(and(eq(scoreNoticeAcknowledgements.userId, userId), eq(scoreNoticeAcknowledgements.version, version)));
  return row?.at ?? null;
};

/** Records that a user acknowledged a version. Idempotent. */
export const insertAcknowledgement = async (tx: Tx, userId: string, version: number): Promise<void> => {
  await tx.insert(scoreNoticeAcknowledgements).values({ userId, version }).onConflictDoNothing();
};

/** Lists all of a user's acknowledgments, oldest version first. */
export const listAcknowledgements = (
  db: Queryable,
  userId: string,
): Promise<{ version: number; acknowledgedAt: string }[]> =>
  db
    .select({
      version: scoreNoticeAcknowledgements.version,
      acknowledgedAt: scoreNoticeAcknowledgements.acknowledgedAt,
    })
    .from(scoreNoticeAcknowledgements)
    .where(eq(scoreNoticeAcknowledgements.userId, userId))
    .orderBy(scoreNoticeAcknowledgements.version);

/** Deletes a user's acknowledgments. */
export const deleteAcknowledgements = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(scoreNoticeAcknowledgements).where(eq(scoreNoticeAcknowledgements.userId, userId));
};
