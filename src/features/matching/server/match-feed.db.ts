/**
 * SQL of the feed that the index follows. Numbers of transactions are given in their order, but transactions end in another; so
 * anyone who follows reads on from the oldest transaction that was still under way the last time, and meets some changes twice.
 * Invariant: no change is missed, in whatever order transactions end, whether or not anyone listens.
 */
import { sql } from 'drizzle-orm';
import { type Queryable, rowsOf } from '#server/db/database.ts';
import { matchChanges } from './match-changes.tables.ts';

/** All rows of a side went at once. */
export const EVERY_ROW = '00000000-0000-0000-0000-000000000000';
/** So long is a change kept; a process that was away for longer begins again. */
export const KEPT_MINUTES = 60;

/** A change, in the order in which the feed is read. */
export interface Change {
  changedBy: string;
  side: 'candidates' | 'jobs';
  rowId: string;
}

/** Every transaction before this one has ended: a place from which nothing that comes is missed. */
export const feedHorizon = async (db: Queryable): Promise<string> => {
  const rows = rowsOf<{ horizon: string }>(
    await db.execute(sql`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`),
  );
  return rows[0]?.horizon ?? '0';
};

/**
 * Changes by transactions from `from` on, after one of them where given, and the horizon of the same moment. A restored database
 * may hold numbers that are still to come; they name no change of this one.
 */
export const readChanges = async (
  db: Queryable,
  from: string,
  after: Change | null,
  limit: number,
): Promise<{ changes: Change[]; horizon: string }> => {
  const { changedBy, side, rowId } = matchChanges;
  const place = after
    ? sql`and (${changedBy}, ${side}, ${rowId}) > (${after.changedBy}::xid8, ${after.side}, ${after.rowId}::uuid)`
    : sql``;
  const rows = rowsOf<{ changed_by: string | null; side: Change['side']; row_id: string; horizon: string }>(
    await db.execute(sql`
      select changes.*, pg_snapshot_xmin(now.snapshot)::text as horizon
      from (select pg_current_snapshot() as snapshot) as now
      left join lateral (
        select ${changedBy}::text as changed_by, ${side} as side, ${rowId} as row_id from ${matchChanges}
        where ${changedBy} >= ${from}::xid8 and ${changedBy} < pg_snapshot_xmax(now.snapshot) ${place}
        order by ${changedBy}, ${side}, ${rowId} limit ${limit}::int
      ) as changes on true`),
  );
  const changes = rows.flatMap(({ changed_by, side: of, row_id }) =>
    changed_by === null ? [] : [{ changedBy: changed_by, side: of, rowId: row_id }],
  );
  return { changes, horizon: rows[0]?.horizon ?? from };
};

/** Drops changes that every process has long followed. */
export const dropOldChanges = async (db: Queryable): Promise<void> => {
  await db.execute(
    sql`delete from ${matchChanges} where ${matchChanges.at} < now() - make_interval(mins => ${KEPT_MINUTES}::int)`,
  );
};
