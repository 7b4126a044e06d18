/**
 * A reader's unread messages. For a candidate, these are the messages without `read_at`, which the sender sees as a receipt. Each member
 * of a company has their own unread messages, as rows in `unread_messages`. The trigger `messages_unread` inserts the rows. The first member who
 * reads a message sets the company's receipt.
 */
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { type Db, type Queryable, resultRows } from '#server/db/database.ts';
import { cachePerDatabase, type SqlValue } from '#server/db/queryable.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { messages, unreadMessages } from './messages.tables.ts';

/** A person who reads messages sent to a candidate or a company. */
export interface Reader {
  /** The account: a candidate's, or a company's first account. */
  userId: string;
  /** The member of the company. Null for a candidate. */
  memberId: string | null;
}

export const toReader = ({ userId, memberId, membership }: Viewer): Reader => ({
  userId,
  memberId: membership === null ? null : memberId,
});

/** The values of a reader in a SQL statement. */
export type ReaderValues = Readonly<Record<keyof Reader, SqlValue | null>>;

/** Returns the SQL clauses that select a reader's unread messages, from everyone or from one sender. */
const unreadFromClause = ({ userId, memberId }: ReaderValues, fromId?: SQL): SQL => {
  const from = fromId ? sql` and unread.sender_id = ${fromId}` : sql``;
  if (memberId === null) {
    return sql`from ${messages} unread where unread.receiver_id = ${userId} and unread.read_at is null${from}`;
  }
  return sql`from ${unreadMessages} unread where unread.member_id = ${memberId} and unread.account_id = ${userId}${from}`;
};

/** Returns the SQL for the number of unread messages. */
export const unreadCountColumn = (reader: ReaderValues, fromId?: SQL): SQL<number> =>
  sql<number>`(select count(*)::int ${unreadFromClause(reader, fromId)})`;

/** Counts a reader's unread messages across all conversations. */
export const countUnreadMessages = async (db: Queryable, reader: Reader): Promise<number> => {
  const [row] = resultRows<{ unread: number }>(await db.execute(sql`select ${unreadCountColumn(reader)} as unread`));
  return row?.unread ?? 0;
};

const prepareUnreadIds = cachePerDatabase((db) =>
  db
    .select({ id: unreadMessages.messageId })
    .from(unreadMessages)
    .where(
      and(
        eq(unreadMessages.memberId, sql.placeholder('memberId')),
        eq(unreadMessages.accountId, sql.placeholder('userId')),
        eq(unreadMessages.senderId, sql.placeholder('fromId')),
      ),
    )
    .prepare(''),
);

/** Returns the ids of a member's unread messages from one sender. */
export const listUnreadIds = async (
  db: Db,
  { userId, memberId }: { userId: string; memberId: string },
  fromId: string,
): Promise<Set<string>> => {
  const rows = await prepareUnreadIds(db).execute({ memberId, userId, fromId });
  return new Set(rows.map(({ id }) => id));
};

/** Marks a member's messages from one sender as read. Returns the id of the newest message that was unread, or null. */
export const clearUnread = async (
  tx: Queryable,
  { userId, memberId }: { userId: string; memberId: string },
  fromId: string,
): Promise<string | null> => {
  const result = await tx.execute(sql`
    with taken as (
      delete from ${unreadMessages} where member_id = ${memberId} and account_id = ${userId} and sender_id = ${fromId}
      returning message_id
    )
    select ${messages.id} as id from ${messages} where ${messages.id} in (select message_id from taken)
    order by ${messages.createdAt} desc, ${messages.id} desc limit 1`);
  return resultRows<{ id: string }>(result)[0]?.id ?? null;
};

/**
 * Deletes a person's unread rows. If the person's account is the first account of a company and the company does not continue, also deletes
 * the rows of all its members.
 */
export const deleteUnreadRows = async (
  tx: Queryable,
  userId: string,
  { isCompanyKept }: { isCompanyKept: boolean },
) => {
  await tx.delete(unreadMessages).where(eq(unreadMessages.memberId, userId));
  if (isCompanyKept) return;
  await tx
    .delete(unreadMessages)
    .where(
      and(
        eq(unreadMessages.accountId, userId),
        sql`${unreadMessages.memberId} in (select ${memberships.userId} from ${memberships} where ${memberships.accountId} = ${userId})`,
      ),
    );
};
