/**
 * Which candidates and jobs changed for lists by score, by the transaction that changed them; kept for an hour. Written by triggers
 * of their tables, so that no write forgets it.
 */

import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** A transaction's number with its epoch, which never comes back; in and out a text of digits. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const matchChanges = pgTable(
  'match_changes',
  {
    changedBy: transactionId('changed_by').notNull().default(sql`pg_current_xact_id()`),
    side: text('side', { enum: ['candidates', 'jobs'] }).notNull(),
    /** The row; of zeros where all rows of the side went at once. */
    rowId: uuid('row_id').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.changedBy, table.side, table.rowId] }),
    index('match_changes_at_idx').on(table.at),
  ],
);
