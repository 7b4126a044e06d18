/**
 * Finds rows whose derived columns were written by another version of the engine, through an index on (version, id). Works for any table and
 * derivation. Rows are locked before they are read, so derived columns are never older than the row. Rows that are already locked are skipped, so
 * several processes can share the work.
 */
import { and, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type Db, resultRows, type Tx } from './database.ts';

/**
 * The maximum number of rows per batch. Small, so that a save (or any request on the embedded database) waits only
 * tens of milliseconds.
 */
const BATCH_SIZE = 25;

type VersionedTable = PgTable & { id: PgColumn; matchVersion: PgColumn };

/** A position in the order of version and id. */
export interface StalePosition {
  version: number;
  id: string;
}

/** The number of derived rows and the position after which to continue. */
export interface StaleRows {
  count: number;
  last: StalePosition;
}

/** Returns the two statements that lock stale rows: an index cannot serve "not equal". Separate so that tests can check their plans. */
export const staleQueries = (table: VersionedTable, version: number, after: StalePosition | null): SQL[] => {
  const isLater = after && sql`(${table.matchVersion}, ${table.id}) > (${after.version}::int, ${after.id}::uuid)`;
  return [lt(table.matchVersion, version), gt(table.matchVersion, version)].map(
    (range) => sql`select ${table.matchVersion} as version, ${table.id} as id from ${table}
      where ${and(range, isLater ?? undefined)} order by ${table.matchVersion}, ${table.id}
      limit ${BATCH_SIZE}::int for update skip locked`,
  );
};

const lockNext = async (tx: Tx, queries: readonly SQL[]): Promise<StalePosition[]> => {
  for (const query of queries) {
    const rows = resultRows<StalePosition>(await tx.execute(query));
    if (rows.length > 0) return rows;
  }
  return [];
};

/**
 * Locks the next rows of other versions after a position and calls `derive` to write them, in one transaction. Returns null without calling `derive`
 * if there are no such rows. Continuing from `last` visits each row once, even while another version writes rows.
 */
export const withStaleRows = (
  db: Db,
  table: VersionedTable,
  { version, after }: { version: number; after: StalePosition | null },
  derive: (tx: Tx, ids: string[]) => Promise<void>,
): Promise<StaleRows | null> =>
  db.transaction(async (tx) => {
    const rows = await lockNext(tx, staleQueries(table, version, after));
    const last = rows.at(-1);
    if (last === undefined) return null;
    await derive(
      tx,
      rows.map(({ id }) => id),
    );
    return { count: rows.length, last };
  });
