/**
 * A replica for lists and searches: a streaming standby of the same database. Before each list the primary is asked how far it has come, and the
 * replica whether it has come as far; where it has not, or is away, the primary answers. One process has one replica.
 * Invariant: a list knows everything that was committed before it was asked for, whoever wrote it and in whichever process, as on the primary.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Log } from '../log.ts';
import { createSharedReads } from '../shared-reads.ts';
import { rowsOf } from './database.ts';
import { pipelinedClient } from './postgres-client.ts';
import { DATABASE_TIMEOUTS, openPool, type PoolObserver } from './postgres-pool.ts';
import type { Db } from './queryable.ts';

/** So long a list waits for the replica to come as far, in milliseconds; a standby nearby is a few behind. */
const PATIENCE_MS = 25;
const ASK_AGAIN_MS = 3;
/** Who was waited for in vain is not waited for again for so long, only asked. */
const LATE_FOR_MS = 500;
/** Who did not answer is not asked again for so long. */
const AWAY_FOR_MS = 2_000;

export interface Replica {
  /** The replica, where it has everything that was committed before this call; null where the primary is to be read. */
  caughtUp(): Promise<Db | null>;
  /** Notes that it did not answer. */
  leave(reason: unknown): void;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  max: number;
  hasNamedStatements: boolean;
  /** Whether a pooler stands in between, which takes no timeouts from us. */
  isPooled: boolean;
  observer?: PoolObserver | undefined;
  log: Log;
}

/** The place in the log of changes up to which everything is on the disk, in bytes. Where commits are not waited for they are visible before that. */
const PRIMARY_PLACE = sql`
  select ((case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn() else pg_current_wal_flush_lsn() end)
    - '0/0'::pg_lsn)::text as place`;
/** Null on a server that is no standby (any more). */
const REPLICA_PLACE = sql`
  select case when pg_is_in_recovery() then (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::text end as place`;
/** The same on a primary and its standbys, and nowhere else. */
const CLUSTER = sql`select system_identifier::text as place from pg_control_system()`;

const ask = async (db: Db, question: typeof CLUSTER): Promise<string | null> => {
  const [row] = rowsOf<{ place: string | null }>(await db.execute(question));
  return row?.place ?? null;
};

/** Opens a pool on a replica; connections are made when they are needed. */
export const openReplica = (
  primary: Db,
  url: string,
  { max, hasNamedStatements, isPooled, observer, log }: ReplicaOptions,
): Replica => {
  let awayUntil = 0;
  let lateUntil = 0;
  let isOfCluster = false;
  /** How far it is known to have come; it never goes back. */
  let reached = -1n;

  const leave = (reason: unknown): void => {
    awayUntil = performance.now() + AWAY_FOR_MS;
    reached = -1n;
    isOfCluster = false;
    log.warn({ err: reason }, 'the replica is away; lists read the primary');
  };

  const { pool, end } = openPool(url, {
    max,
    observer,
    tellsTimeouts: !isPooled,
    timeouts: { ...DATABASE_TIMEOUTS, connect: 1_000 },
    onError: leave,
    ...(hasNamedStatements ? { Client: pipelinedClient() } : {}),
  });
  const db: Db = drizzle(pool);
  const shared = createSharedReads<string | null>();

  const checkCluster = async (): Promise<void> => {
    const [own, its] = await Promise.all([ask(primary, CLUSTER), ask(db, CLUSTER)]);
    if (own !== its) throw new Error('DATABASE_REPLICA_URL leads to no replica of the database of DATABASE_URL');
    isOfCluster = true;
  };

  const hasReached = async (place: bigint): Promise<boolean> => {
    if (reached >= place) return true;
    const now = await shared('replica', () => ask(db, REPLICA_PLACE));
    if (now === null) throw new Error('The server of DATABASE_REPLICA_URL is no standby');
    if (BigInt(now) > reached) reached = BigInt(now);
    return reached >= place;
  };

  const waitFor = async (place: bigint): Promise<boolean> => {
    const start = performance.now();
    const until = start < lateUntil ? start : start + PATIENCE_MS;
    for (;;) {
      if (await hasReached(place)) return true;
      if (performance.now() >= until) break;
      await wait(ASK_AGAIN_MS);
    }
    lateUntil = performance.now() + LATE_FOR_MS;
    return false;
  };

  return {
    leave,
    async caughtUp() {
      if (performance.now() < awayUntil) return null;
      // Where the primary does not answer either, the list itself says so.
      const place = await shared('primary', () => ask(primary, PRIMARY_PLACE)).catch(() => null);
      if (place === null) return null;
      try {
        if (!isOfCluster) await checkCluster();
        return (await waitFor(BigInt(place))) ? db : null;
      } catch (error) {
        leave(error);
        return null;
      }
    },
    close: end,
  };
};
