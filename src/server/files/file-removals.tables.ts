/** What is to be removed from the file store. Holds keys, which say nothing of anybody. Written by triggers of the tables of files, and by who moves them. */
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
