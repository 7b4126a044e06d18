/** Reads the emails about unread messages from the outbox. `outbox.db.ts` writes the outbox. */
import { sql } from 'drizzle-orm';
import { toInstant } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { outbox } from '#server/mail/outbox.tables.ts';

/** The state of the emails with a given key. */
export interface MailState {
  isWaiting: boolean;
  /** When the last email was sent. Null if none was sent. */
  lastSentAt: string | null;
}

/** Reads the state of the emails with each key. */
export const findMailStates = async (db: Queryable, keys: readonly string[]): Promise<Map<string, MailState>> => {
  const rows = await db
    .select({
      key: sql<string>`mail.key`,
      isWaiting: sql<boolean>`exists (
        select 1 from ${outbox} where ${outbox.dedupeKey} = mail.key and ${outbox.sentAt} is null and ${outbox.failedAt} is null
      )`,
      lastSentAt: sql`(select max(${outbox.sentAt}) from ${outbox} where ${outbox.dedupeKey} = mail.key)`.mapWith(
        (sentAt: string | null) => sentAt && toInstant(sentAt),
      ),
    })
    .from(sql`unnest(${sql.param(keys)}::text[]) as mail (key)`);
  return new Map(rows.map(({ key, ...state }) => [key, state]));
};
