/** Deletes expired rows in small batches, to keep locks and the write-ahead log small. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, resultRows } from './database.ts';

const BATCH_SIZE = 500;

/** Returns the statement that deletes a batch of rows older than `days`, using the timestamp's index. Separate so that tests can check its plan. */
export const oldRowsQuery = (table: PgTable & { id: PgColumn }, timestamp: PgColumn, days: number): SQL =>
  sql`delete from ${table} where ${table.id} in (
    select ${table.id} from ${table} where ${timestamp} < now() - make_interval(days => ${days}::int)
    order by ${timestamp} limit ${BATCH_SIZE}::int for update skip locked
  ) returning ${table.id} as id`;

/** Deletes a batch of rows and returns their ids. Empty when no expired rows are left. */
export const deleteOldRowsReturningIds = async (
  db: Queryable,
  table: PgTable & { id: PgColumn },
  timestamp: PgColumn,
  days: number,
): Promise<string[]> =>
  resultRows<{ id: string }>(await db.execute(oldRowsQuery(table, timestamp, days))).map(({ id }) => id);

/** Deletes a batch of rows and returns their number. */
export const deleteOldRows = async (...args: Parameters<typeof deleteOldRowsReturningIds>): Promise<number> =>
  (await deleteOldRowsReturningIds(...args)).length;
