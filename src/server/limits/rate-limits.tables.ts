/** Counters of the rate limits. In the database, so that they hold across processes and restarts. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** What is limited and for whom: `sign-in:address:ana@example.com`. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);
