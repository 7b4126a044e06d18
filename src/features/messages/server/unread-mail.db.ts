/** Reads of the outbox about the mail that tells of an unread message. The outbox itself is written through `addMail`. */
import { and, eq, gt, isNull, max, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { outbox } from '#server/mail/outbox.tables.ts';

/** Whether a mail with this key waits to be sent. */
export const isMailWaiting = async (db: Queryable, dedupeKey: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.dedupeKey, dedupeKey), isNull(outbox.sentAt), isNull(outbox.failedAt)));
  return row !== undefined;
};

/**
 * When the last mail with this key was sent, or null where that is long ago. Only an hour matters, and such a mail is written
 * at most 70 minutes before it is due, so the newest three hours of the outbox (an index walk) hold it.
 */
export const lastMailSentAt = async (db: Queryable, dedupeKey: string): Promise<string | null> => {
  const [row] = await db
    .select({ sentAt: max(outbox.sentAt) })
    .from(outbox)
    .where(and(gt(outbox.createdAt, sql`now() - interval '3 hours'`), eq(outbox.dedupeKey, dedupeKey)));
  return row?.sentAt ?? null;
};
