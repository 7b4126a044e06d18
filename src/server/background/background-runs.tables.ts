/** What became of the work beside the requests: a row for each kind of it, written by whichever process ran it last. */
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

export const backgroundRuns = pgTable('background_runs', {
  name: text('name').primaryKey(),
  startedAt: instant('started_at').notNull(),
  endedAt: instant('ended_at').notNull(),
  /** When a run last did all it was to do; null where none has. */
  doneAt: instant('done_at'),
  /** What the last run wrote. */
  rows: integer('rows').notNull().default(0),
  /** Runs that failed one after the other; 0 where the last one did not. */
  failures: integer('failures').notNull().default(0),
  /** Of the last failure since the last success. */
  lastError: text('last_error'),
  /** When the process that ran last means to run again. */
  nextAt: instant('next_at').notNull(),
});
