/** Reads of the outbox about the mail that tells of an unread message. The outbox itself is written through `addMail`. */
import { and, eq, isNull, max } from 'drizzle-orm';
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

/** When the last mail with this key was sent; null where none was. */
export const lastMailSentAt = async (db: Queryable, dedupeKey: string): Promise<string | null> => {
  const [row] = await db
    .select({ sentAt: max(outbox.sentAt) })
    .from(outbox)
    .where(eq(outbox.dedupeKey, dedupeKey));
  return row?.sentAt ?? null;
};
