/** Objects to remove from the file store. Keys contain no personal data. Written by triggers of the file tables and by `moveFiles`. */
import { sql } from 'drizzle-orm';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const fileRemovals = pgTable(
  'file_removals',
  {
    object: text('object').primaryKey(),
    dueAt: instant('due_at').notNull().default(sql`now()`),
  },
  (table) => [index('file_removals_due_idx').on(table.dueAt)],
);
