/**
 * A read replica (streaming standby) for lists and searches. Before each list, the positions of primary and replica in the write-ahead log are
 * compared. If the replica lags behind or is unavailable, the primary answers. A list therefore sees everything that was committed before it was
 * requested, in any process.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Log } from '../log.ts';
import { createSharedReads } from '../shared-reads.ts';
import { resultRows } from './database.ts';
import { pipelinedClient } from './postgres-client.ts';
import { DATABASE_TIMEOUTS, openPool, type PoolObserver } from './postgres-pool.ts';
import type { Db } from './queryable.ts';

/** The longest time that a list waits for the replica to catch up. A nearby standby lags by a few milliseconds. */
const CATCH_UP_TIMEOUT_MS = 25;
const POLL_INTERVAL_MS = 3;
/** How long, after an unsuccessful wait, lists check the replica once without waiting for it to catch up. */
const LAG_BACKOFF_MS = 500;
/** How long a replica that did not answer is skipped. */
const UNAVAILABLE_BACKOFF_MS = 2_000;

export interface Replica {
  /** Returns the replica if it has everything committed before this call. Returns null if the caller must read the primary. */
  waitForCatchUp(): Promise<Db | null>;
  /** Marks the replica as unavailable. */
  markUnavailable(reason: unknown): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  max: number;
  hasPreparedStatements: boolean;
  /** True behind a pooler, which rejects timeouts as connection options. */
  isPooled: boolean;
  observer?: PoolObserver | undefined;
  log: Log;
}

/** Position in bytes up to which the write-ahead log is on disk. With synchronous_commit off, commits are visible before that. */
const PRIMARY_POSITION = sql`
  select ((case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)
    - '0/0'::pg_lsn)::text as place`;
/** Position in bytes up to which the write-ahead log is replayed; null if the server is not (or no longer) a standby. */
const REPLICA_POSITION = sql`
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as place`;
/** Identifier of the cluster, which only a primary and its standbys share. */
const CLUSTER = sql`select system_identifier::text as place from pg_control_system()`;

const readValue = async (db: Db, query: typeof CLUSTER): Promise<string | null> => {
  const [row] = resultRows<{ place: string | null }>(await db.execute(query));
  return row?.place ?? null;
};

/** Opens a pool on a replica. Connections are created on demand. */
export const openReplica = (
  primary: Db,
  url: string,
  { max, hasPreparedStatements, isPooled, observer, log }: ReplicaOptions,
): Replica => {
  let unavailableUntil = 0;
  let laggingUntil = 0;
  let isClusterChecked = false;
  /** The last known position of the replica. Reset when the replica becomes unavailable. */
  let reached = -1n;

  const markUnavailable = (reason: unknown): void => {
    unavailableUntil = performance.now() + UNAVAILABLE_BACKOFF_MS;
    reached = -1n;
    isClusterChecked = false;
    log.warn({ err: reason }, 'replica unavailable, lists read the primary');
  };

  const { pool, end } = openPool(url, {
    max,
    observer,
    setsTimeouts: !isPooled,
    timeouts: { ...DATABASE_TIMEOUTS, connect: 1_000 },
    onError: markUnavailable,
    ...(hasPreparedStatements ? { Client: pipelinedClient() } : {}),
  });
  const db: Db = drizzle(pool);
  const shared = createSharedReads<string | null>();

  const checkCluster = async (): Promise<void> => {
    const [primaryId, replicaId] = await Promise.all([readValue(primary, CLUSTER), readValue(db, CLUSTER)]);
    if (primaryId !== replicaId) throw new Error('DATABASE_REPLICA_URL is not a replica of DATABASE_URL');
    isClusterChecked = true;
  };

  const hasReached = async (position: bigint): Promise<boolean> => {
    if (reached >= position) return true;
    const current = await shared('replica', () => readValue(db, REPLICA_POSITION));
    if (current === null) throw new Error('The server of DATABASE_REPLICA_URL is not a standby');
    if (BigInt(current) > reached) reached = BigInt(current);
    return reached >= position;
  };

  const waitFor = async (position: bigint): Promise<boolean> => {
    const start = performance.now();
    const deadline = start < laggingUntil ? start : start + CATCH_UP_TIMEOUT_MS;
    for (;;) {
      if (await hasReached(position)) return true;
      if (performance.now() >= deadline) break;
      await wait(POLL_INTERVAL_MS);
    }
    laggingUntil = performance.now() + LAG_BACKOFF_MS;
    return false;
  };

  return {
    markUnavailable,
    async waitForCatchUp() {
      if (performance.now() < unavailableUntil) return null;
      // If the primary does not answer, the list's own query reports the error.
      const position = await shared('primary', () => readValue(primary, PRIMARY_POSITION)).catch(() => null);
      if (position === null) return null;
      try {
        if (!isClusterChecked) await checkCluster();
        return (await waitFor(BigInt(position))) ? db : null;
      } catch (error) {
        markUnavailable(error);
        return null;
      }
    },
    close: end,
  };
};
