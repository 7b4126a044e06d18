/**
 * The notifications in the bell. The notifications service writes them in the transaction of their
 * cause.
 */
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { createdAt, id, instant, isInList } from '#server/db/columns.ts';
import { NOTIFICATION_TYPES, type Notification } from '../notifications.contract.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    /** Names and ids for the text, which is composed in the reader's language. */
    data: jsonb('data').$type<Notification['data']>().notNull().default({}),
    /** The value that all events in a group share, such as a job (`GROUPED_BY`). Null for kinds that are not grouped. */
    subject: uuid('subject'),
    /** The number of events that the row covers. */
    count: integer('count').notNull().default(1),
    readAt: instant('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    check('notifications_type_check', isInList('type', NOTIFICATION_TYPES)),
    check('notifications_count_check', sql`count > 0`),
    uniqueIndex('notifications_unread_group_key')
      .on(table.userId, table.type, table.subject)
      .where(sql`read_at is null and subject is not null`),
    index('notifications_user_newest_idx').on(table.userId, table.createdAt, table.id),
    // For deleting expired rows.
    index('notifications_created_at_idx').on(table.createdAt),
    index('notifications_unread_idx').on(table.userId).where(sql`read_at is null`),
  ],
);
