/** The last two visits of each user to each list. Written by the list-visits feature only. */
import { sql } from 'drizzle-orm';
import { check, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#features/auth/server/auth.tables.ts';
import { instant, isInList } from '#server/db/columns.ts';
import { VISITED_LISTS } from '../list-visits.contract.ts';

export const listVisits = pgTable(
  'list_visits',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    list: text('list', { enum: VISITED_LISTS }).notNull(),
    /** The last time that the list was opened. */
    visitedAt: instant('visited_at').notNull().default(sql`now()`),
    /** The last time that it was opened during the previous visit. Null at the first visit. */
    previousAt: instant('previous_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    check('list_visits_list_check', isInList('list', VISITED_LISTS)),
  ],
);
