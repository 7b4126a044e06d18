/**
 * The candidates and jobs whose entries in the score index must change, and the transaction that changed them.
 * Kept for an hour. Written by triggers, so that every change is recorded.
 */

import { sql } from 'drizzle-orm';
import { customType, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** A 64-bit transaction id (with epoch), which is never reused. Read and written as text. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

export const matchChanges = pgTable(
  'match_changes',
  {
    changedBy: transactionId('changed_by').notNull().default(sql`pg_current_xact_id()`),
    side: text('side', { enum: ['candidates', 'jobs'] }).notNull(),
    /** The row; all zeros if the table was truncated. */
    rowId: uuid('row_id').notNull(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.changedBy, table.side, table.rowId] }),
    index('match_changes_at_idx').on(table.at),
  ],
);
