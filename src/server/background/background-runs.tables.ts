/** The latest state of background work: one row per kind, written by the process that ran it last. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const backgroundRuns = pgTable('background_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  /** The end of the last successful run; null if there was none. */
  doneAt: instant('done_at'),
  /** Rows written by the last run. */
  rows: integer('rows').notNull().default(0),
  /** Consecutive failures; 0 after a success. */
  failures: integer('failures').notNull().default(0),
  /** The error of the last run; null if it succeeded. */
  lastError: text('last_error'),
  /** Time of the next run that the last process planned. */
  nextAt: instant('next_at').notNull(),
});
