/**
 * SQL for the change feed that the index follows. Transaction ids are assigned in order, but
 * transactions can commit in a different order. A reader continues from the oldest transaction that was
 * open at the previous read, and therefore sees some changes twice. Invariant: no change is missed,
 * whatever the commit order.
 */
import { sql } from 'drizzle-orm';
import { type Queryable, resultRows } from '#server/db/database.ts';
import { matchChanges } from './match-changes.tables.ts';

/** The row id of a change that removed all rows, because the table was truncated. */
export const ALL_ROWS_ID = '00000000-0000-0000-0000-000000000000';
/** How long a change is kept. A process that missed deleted changes reloads everything. */
export const RETENTION_MINUTES = 60;

/** A change in feed order. */
export interface Change {
  changedBy: string;
  side: 'candidates' | 'jobs';
  rowId: string;
}

/** Returns the oldest open transaction. All transactions before it have ended, so reading from it misses nothing. */
export const readFeedHorizon = async (db: Queryable): Promise<string> => {
  const rows = resultRows<{ horizon: string }>(
    await db.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`),
  );
  return rows[0]?.horizon ?? '0';
};

/**
 * Returns the changes by transactions at or after `from`, optionally after one of them, and the current
 * horizon. Ignores transaction ids that a restored database contains but has not reached yet.
 */
export const readChanges = async (
  db: Queryable,
  from: string,
  after: Change | null,
  limit: number,
): Promise<{ changes: Change[]; horizon: string }> => {
  const { changedBy, side, rowId } = matchChanges;
  const afterCursor = after
    ? sql`and (${changedBy}, ${side}, ${rowId}) > (${after.changedBy}::xid8, ${after.side}, ${after.rowId}::uuid)`
    : sql``;
  const rows = resultRows<{ changed_by: string | null; side: Change['side']; row_id: string; horizon: string }>(
    await db.execute(sql`
      select changes.*, pg_snapshot_xmin(now.snapshot)::text as horizon
      from (select pg_current_snapshot() as snapshot) as now
      left join lateral (
        select ${changedBy}::text as changed_by, ${side} as side, ${rowId} as row_id from ${matchChanges}
        where ${changedBy} >= ${from}::xid8 and ${changedBy} < pg_snapshot_xmax(now.snapshot) ${afterCursor}
        order by ${changedBy}, ${side}, ${rowId} limit ${limit}::int
      ) as changes on true`),
  );
  const changes = rows.flatMap(({ changed_by, side: changedSide, row_id }) =>
    changed_by === null ? [] : [{ changedBy: changed_by, side: changedSide, rowId: row_id }],
  );
  return { changes, horizon: rows[0]?.horizon ?? from };
};

/** Deletes changes that are older than the retention time. */
export const dropOldChanges = async (db: Queryable): Promise<void> => {
  await db.execute(
    sql`delete from ${matchChanges} where ${matchChanges.at} < now() - make_interval(mins => ${RETENTION_MINUTES}::int)`,
  );
};
