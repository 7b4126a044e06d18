/**
 * Lists and archives conversations. Each person has a separate archive column. It holds the time of
 * the newest message when the conversation was archived, so a newer message restores the conversation
 * without another write.
 */
import { and, desc, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import { prepareByShape, type SqlValue } from '#server/db/queryable.ts';
import type { Conversation, ConversationBox } from '../messages.contract.ts';
import { authorColumn, correspondentColumns, orderUserIds } from './messages.db.ts';
import { conversations, messages } from './messages.tables.ts';
import { type Reader, type ReaderValues, unreadCountColumn } from './unread.db.ts';

export type ConversationCursor = readonly [lastMessageAt: string, otherId: string];

/** The filter and cursor for a person's conversations. Without a limit, all conversations are returned. */
interface ConversationFilter {
  box: ConversationBox;
  after: readonly [lastMessageAt: SqlValue, otherId: SqlValue] | null;
  limit?: number | Placeholder;
}

const isInBox = (isArchived: SQL, box: ConversationBox): SQL | undefined => {
  if (box === 'all') return undefined;
  return box === 'archived' ? isArchived : sql`(${isArchived}) is not true`;
};

/** Selects half of a person's conversations: those in which their id is the lower (or the higher) of the two. */
const selectConversationHalf = (
  db: Queryable,
  side: 'low' | 'high',
  userId: SqlValue,
  { box, after, limit }: ConversationFilter,
) => {
  const { lowUserId, highUserId, lowArchivedThrough, highArchivedThrough, lastMessageAt } = conversations;
  const [own, other, archivedThrough] =
    side === 'low' ? [lowUserId, highUserId, lowArchivedThrough] : [highUserId, lowUserId, highArchivedThrough];
  const isArchived = sql`${archivedThrough} >= ${lastMessageAt}`;
  const rows = db
    .select({
      otherId: sql<string>`${other}`.as('other_id'),
      lastMessageId: sql<string>`${conversations.lastMessageId}`.as('last_id'),
      lastMessageAt: sql<string>`${lastMessageAt}`.as('last_at'),
      isArchived: sql<boolean>`(${isArchived}) is true`.as('is_archived'),
    })
    .from(conversations)
    .where(
      and(
        eq(own, userId),
        isInBox(isArchived, box),
        after ? sql`(${lastMessageAt}, ${other}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .$dynamic();
  if (limit === undefined) return rows;
  return rows.orderBy(desc(lastMessageAt), desc(other)).limit(limit);
};

/** Returns a subquery `page` with a person's conversations. Each half is one index scan. */
export const selectConversations = (db: Queryable, userId: SqlValue, filter: ConversationFilter) =>
  unionAll(selectConversationHalf(db, 'low', userId, filter), selectConversationHalf(db, 'high', userId, filter)).as(
    'page',
  );

/** Returns the columns of a conversation. The query joins `users`, `companies` and `messages` to the subquery. */
export const conversationColumns = (
  page: Pick<ReturnType<typeof selectConversations>, 'isArchived'>,
  reader: ReaderValues,
) => ({
  user: correspondentColumns,
  lastMessage: {
    id: messages.id,
    senderId: messages.senderId,
    author: authorColumn,
    content: messages.content,
    attachmentCount: messages.attachmentCount,
    createdAt: messages.createdAt,
  },
  unreadCount: unreadCountColumn(reader, sql`${users.id}`),
  isArchived: page.isArchived,
});

/** The inputs that change the SQL of the statement. */
interface ListShape {
  box: ConversationBox;
  hasCursor: boolean;
  isMember: boolean;
}

const prepareConversationList = prepareByShape((db, { box, hasCursor, isMember }: ListShape) => {
  const reader = { userId: sql.placeholder('userId'), memberId: isMember ? sql.placeholder('memberId') : null };
  const limit = sql.placeholder('limit');
  const after = hasCursor ? ([sql.placeholder('afterTime'), sql.placeholder('afterId')] as const) : null;
  const page = selectConversations(db, reader.userId, { box, after, limit });
  return db
    .select(conversationColumns(page, reader))
    .from(page)
    .innerJoin(users, eq(users.id, page.otherId))
    .leftJoin(companies, eq(companies.userId, users.id))
    .innerJoin(messages, eq(messages.id, page.lastMessageId))
    .orderBy(desc(page.lastMessageAt), desc(page.otherId))
    .limit(limit)
    .prepare('');
});

/**
 * Reads a reader's conversations, newest first, at most `limit + 1`. The other person, the last
 * message and the unread count are joined only to the rows on the page.
 */
export const listConversations = (
  db: Queryable,
  { userId, memberId }: Reader,
  { box, after, limit }: { box: ConversationBox; after: ConversationCursor | null; limit: number },
): Promise<Conversation[]> => {
  const statement = prepareConversationList(db, { box, hasCursor: after !== null, isMember: memberId !== null });
  return statement.execute({ userId, memberId, afterTime: after?.[0], afterId: after?.[1], limit: limit + 1 });
};

/** Archives or restores a person's conversation. Returns false if there is none. */
export const setArchived = async (
  tx: Queryable,
  userId: string,
  otherId: string,
  isArchived: boolean,
): Promise<boolean> => {
  const { low, high } = orderUserIds(userId, otherId);
  const lastMessageAt = isArchived ? sql`${conversations.lastMessageAt}` : null;
  const rows = await tx
    .update(conversations)
    .set(userId === low ? { lowArchivedThrough: lastMessageAt } : { highArchivedThrough: lastMessageAt })
    .where(and(eq(conversations.lowUserId, low), eq(conversations.highUserId, high)))
    .returning({ id: conversations.lastMessageId });
  return rows.length > 0;
};
