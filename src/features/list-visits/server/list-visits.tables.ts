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
    /** When the list was last opened. */
    visitedAt: instant('visited_at').notNull().default(sql`now()`),
    /** When the list was last opened during the previous visit. Null during the first visit. */
    previousAt: instant('previous_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.list] }),
    check('list_visits_list_check', isInList('list', VISITED_LISTS)),
  ],
);
