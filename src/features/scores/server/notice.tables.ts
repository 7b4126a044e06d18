/** Which user acknowledged which version of the notice about scores, and when. Written by the scores feature only. */
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { instant } from '#server/db/columns.ts';

export const scoreNoticeAcknowledgments = pgTable(
  'score_notice_readings',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    version: integer('version').notNull(),
    acknowledgedAt: instant('acknowledged_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.version] }),
    check('score_notice_readings_version_check', sql`version > 0`),
  ],
);
