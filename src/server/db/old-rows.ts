/** Deletes rows that have been kept long enough, a few at a time, so that nobody waits for it and the log of the database stays small. */
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Queryable, rowsOf } from './database.ts';

const BATCH = 500;

/** The statement that deletes some rows whose moment is so many days ago; the moment's index serves it. Apart, so that its plan can be looked at. */
export const oldRowsQuery = (table: PgTable & { id: PgColumn }, moment: PgColumn, days: number): SQL =>
  sql`delete from ${table} where ${table.id} in (
    select ${table.id} from ${table} where ${moment} < now() - make_interval(days => ${days}::int)
    order by ${moment} limit ${BATCH}::int for update skip locked
  ) returning ${table.id} as id`;

/** Deletes a batch of them; gives their ids, none where none is left. */
export const takeOldRows = async (
  db: Queryable,
  table: PgTable & { id: PgColumn },
  moment: PgColumn,
  days: number,
): Promise<string[]> => rowsOf<{ id: string }>(await db.execute(oldRowsQuery(table, moment, days))).map(({ id }) => id);

/** Deletes a batch of them; gives how many. */
export const deleteOldRows = async (...of: Parameters<typeof takeOldRows>): Promise<number> =>
  (await takeOldRows(...of)).length;
