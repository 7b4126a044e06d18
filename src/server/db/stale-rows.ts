/**
 * Rows whose derived columns another version of the program derived: found by their version through an index on (version, id),
 * never by reading the table. It knows neither the tables nor how columns are derived.
 * Invariant: a row is held before it is read, so that what is derived of it is never older than what it says; and rows that
 * somebody else holds are passed over, so that nobody waits and several processes share the work.
 */
import { and, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, rowsOf, type Tx } from './database.ts';

/** Held at once: few enough that a save, or on the embedded database any request, waits some tens of milliseconds. */
const BATCH = 25;

type VersionedTable = PgTable & { id: PgColumn; matchVersion: PgColumn };

/** A row in the order of version and id. */
export interface StalePlace {
  version: number;
  id: string;
}

/** How many rows were derived anew, and where to go on. */
export interface StaleRows {
  count: number;
  last: StalePlace;
}

/** The statements that hold stale rows. Two, since an index does not serve "other than"; apart from running them, so that their plans can be looked at. */
export const staleQueries = (table: VersionedTable, version: number, after: StalePlace | null): SQL[] => {
  const isLater = after && sql`(${table.matchVersion}, ${table.id}) > (${after.version}::int, ${after.id}::uuid)`;
  return [lt(table.matchVersion, version), gt(table.matchVersion, version)].map(
    (range) => sql`select ${table.matchVersion} as version, ${table.id} as id from ${table}
      where ${and(range, isLater ?? undefined)} order by ${table.matchVersion}, ${table.id}
      limit ${BATCH}::int for update skip locked`,
  );
};

const hold = async (tx: Tx, queries: readonly SQL[]): Promise<StalePlace[]> => {
  for (const query of queries) {
    const rows = rowsOf<StalePlace>(await tx.execute(query));
    if (rows.length > 0) return rows;
  }
  return [];
};

/**
 * Holds the next rows that are not of this version, after a place in their order, and lets `derive` write them; null, without
 * calling it, where there are none. One transaction. Whoever goes on from `last` meets each row once, even while another
 * version writes rows, too.
 */
export const withStaleRows = (
  db: Db,
  table: VersionedTable,
  { version, after }: { version: number; after: StalePlace | null },
  derive: (tx: Tx, ids: string[]) => Promise<void>,
): Promise<StaleRows | null> =>
  db.transaction(async (tx) => {
    const rows = await hold(tx, staleQueries(table, version, after));
    const last = rows.at(-1);
    if (last === undefined) return null;
    await derive(
      tx,
      rows.map(({ id }) => id),
    );
    return { count: rows.length, last };
  });
