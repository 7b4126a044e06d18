/**
 * Messages between two people, their conversations, and blocks. A conversation is identified by the
 * two people's ids in order (`low_user_id < high_user_id`), so each pair has at most one.
 */
import { sql } from 'drizzle-orm';
import { check, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant } from '#server/db/columns.ts';
import { searchableSql } from '#server/search/folded-text.db.ts';

/** The text of a message with case and accents removed. The search index is on this expression. */
export const messageSearchText = searchableSql('content');

const userId = (column: string) =>
  uuid(column)
    .notNull()
    .references(() => users.id);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    senderId: userId('sender_id'),
    receiverId: userId('receiver_id'),
    /** The company member who wrote the message. Null if the sender wrote it. */
    authorId: uuid('author_id').references(() => users.id),
    /** '' only if there are files. */
    content: text('content').notNull(),
    /** The number of files that the message was sent with, including removed ones. */
    attachmentCount: smallint('attachment_count').notNull().default(0),
    /** The key set by the sender. Sending the same key again does not create a second message. */
    clientId: uuid('client_id'),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('messages_two_people_check', sql`sender_id <> receiver_id`),
    check('messages_content_or_files_check', sql`content <> '' or attachment_count > 0`),
    uniqueIndex('messages_client_id_key').on(table.senderId, table.clientId).where(sql`client_id is not null`),
    index('messages_thread_idx').on(
      sql`least(sender_id, receiver_id)`,
      sql`greatest(sender_id, receiver_id)`,
      table.createdAt,
      table.id,
    ),
    // Person and text are in one index, so that a search for a common word scans only the person's
    // messages.
    index('messages_search_idx')
      .using('gin', table.senderId, table.receiverId, sql`${messageSearchText} gin_trgm_ops`)
      .with({ gin_pending_list_limit: 256 }),
    index('messages_unread_idx').on(table.receiverId, table.senderId).where(sql`read_at is null`),
  ],
);

/**
 * Messages that a company member has not read. Members share the company's threads, but each has their own unread messages. The trigger
 * `messages_unread` inserts the rows, because processes running the previous release also store messages.
 */
export const unreadMessages = pgTable(
  'unread_messages',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The recipient of the message: the company's first account. */
    accountId: uuid('account_id').notNull(),
    senderId: uuid('sender_id').notNull(),
    messageId: uuid('message_id').notNull(),
  },
  // The counts use a prefix of this key.
  (table) => [primaryKey({ columns: [table.memberId, table.accountId, table.senderId, table.messageId] })],
);

export const conversations = pgTable(
  'conversations',
  {
    lowUserId: userId('low_user_id'),
    highUserId: userId('high_user_id'),
    lastMessageId: uuid('last_message_id').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    /** The person who wrote first. This lets the other person reply. */
    startedBy: userId('started_by'),
    /** The time of the newest message when the first person in the pair archived the conversation. A newer message restores it. */
    lowArchivedThrough: instant('low_archived_through'),
    highArchivedThrough: instant('high_archived_through'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.lowUserId, table.highUserId] }),
    check('conversations_order_check', sql`low_user_id < high_user_id`),
    index('conversations_low_newest_idx').on(table.lowUserId, table.lastMessageAt, table.highUserId),
    index('conversations_high_newest_idx').on(table.highUserId, table.lastMessageAt, table.lowUserId),
    index('conversations_low_archived_idx')
      .on(table.lowUserId, table.lastMessageAt, table.highUserId)
      .where(sql`low_archived_through >= last_message_at`),
    index('conversations_high_archived_idx')
      .on(table.highUserId, table.lastMessageAt, table.lowUserId)
      .where(sql`high_archived_through >= last_message_at`),
  ],
);

export const blocks = pgTable(
  'blocks',
  {
    blockerId: userId('blocker_id'),
    blockedId: userId('blocked_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    check('blocks_two_people_check', sql`blocker_id <> blocked_id`),
    index('blocks_blocked_idx').on(table.blockedId),
  ],
);
