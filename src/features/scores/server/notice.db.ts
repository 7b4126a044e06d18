/** SQL of who acknowledged the notice about scores. Invariant: of a version the first time counts. */
import { and, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { scoreNoticeReadings } from './notice.tables.ts';

/** When a user acknowledged a version (ISO 8601); null where they did not. */
export const findReading = async (db: Queryable, userId: string, version: number): Promise<string | null> => {
  const [row] = await db
    .select({ at: scoreNoticeReadings.acknowledgedAt })
    .from(scoreNoticeReadings)
    .where(and(eq(scoreNoticeReadings.userId, userId), eq(scoreNoticeReadings.version, version)));
  return row?.at ?? null;
};

/** Notes that a user read a version; once is enough. */
export const insertReading = async (tx: Tx, userId: string, version: number): Promise<void> => {
  await tx.insert(scoreNoticeReadings).values({ userId, version }).onConflictDoNothing();
};

/** All that a user acknowledged, the oldest version first. */
export const listReadings = (db: Queryable, userId: string): Promise<{ version: number; acknowledgedAt: string }[]> =>
  db
    .select({ version: scoreNoticeReadings.version, acknowledgedAt: scoreNoticeReadings.acknowledgedAt })
    .from(scoreNoticeReadings)
    .where(eq(scoreNoticeReadings.userId, userId))
    .orderBy(scoreNoticeReadings.version);

/** Forgets what a user acknowledged. */
export const deleteReadings = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(scoreNoticeReadings).where(eq(scoreNoticeReadings.userId, userId));
};
