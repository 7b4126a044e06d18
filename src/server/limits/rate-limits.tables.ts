/** Counters of the rate limits. Stored in the database so that they apply across processes and restarts. */
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The limit and its subject: `sign-in:email-anywhere:ana@example.com`. */
    key: text('key').primaryKey(),
    hits: integer('hits').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_resets_at_idx').on(table.resetsAt)],
);
