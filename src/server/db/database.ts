/**
 * The one type behind which both databases stand, and the opening of PostgreSQL; the embedded one is in `embedded.ts`. No other file of the
 * product knows which it is.
 */
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { type Carriers, notifyingAtTheEnd } from './notify.ts';
import { pipelinedClient } from './postgres-client.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { openPool, type PoolObserver, type PoolOptions, type PoolState } from './postgres-pool.ts';
import type { Db } from './queryable.ts';
import { withRetriedTransactions } from './retried-transactions.ts';

export { type Db, type Queryable, rowsOf, type Tx } from './queryable.ts';

export interface OpenDatabase {
  db: Db;
  /** `postgres` or `embedded`; for the log and for migrations, never for logic. */
  kind: 'postgres' | 'embedded';
  /**
   * Calls back for every notification on a channel, from any process; resolves to a function that stops it. `onGap` is told
   * when it listens again after a lost connection: what was notified in between is gone.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Milliseconds for which somebody has waited for a connection without one coming free; 0 where nobody waits. */
  stuckFor(): number;
  /** Returns true while writes are refused because too little space is left; never on PostgreSQL, which says so when a write fails. */
  isDiskLow(): boolean;
  /** The connections of the pool; null on the embedded database, which has one. */
  poolState(): PoolState | null;
  close(): Promise<void>;
}

/** Opens a pool on a PostgreSQL server. `max` bounds its connections; each channel that is listened to takes one more, which goes to `directUrl`. */
export const openPostgres = (
  url: string,
  {
    max = 10,
    directUrl = url,
    hasNamedStatements = true,
    onError = () => {},
    timeouts,
    observer,
    carriers = new Map(),
  }: PostgresOptions = {},
): OpenDatabase => {
  const { pool, stuckFor, state, end } = openPool(url, {
    max,
    onError,
    observer,
    tellsTimeouts: directUrl === url,
    ...(hasNamedStatements ? { Client: pipelinedClient() } : {}),
    ...(timeouts ? { timeouts } : {}),
  });
  const stops = new Set<() => Promise<void>>();
  return {
    db: withRetriedTransactions(notifyingAtTheEnd(drizzleNodePostgres(pool), carriers, hasNamedStatements)),
    kind: 'postgres',
    stuckFor,
    isDiskLow: () => false,
    poolState: state,
    listen: async (channel, onPayload, onGap) => {
      const carrier = carriers.get(channel);
      if (carrier) {
        const stop = carrier.listen(onPayload, onGap);
        return async () => stop();
      }
      const stop = await listenOnPostgres(directUrl, channel, { onPayload, onError, onGap });
      stops.add(stop);
      return stop;
    },
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      await end();
    },
  };
};

export interface PostgresOptions {
  max?: number;
  /** Where a session stays a session; given where `url` is that of a pooler which hands connections over between transactions. */
  directUrl?: string;
  /** Whether statements that come again keep their plan, and are sent before others are answered; off behind a pooler that hands connections over between transactions. */
  hasNamedStatements?: boolean;
  /** Told of connections lost in the background; requests see their own errors. */
  onError?: (error: Error) => void;
  /** In milliseconds; those of requests when left out. */
  timeouts?: PoolOptions['timeouts'];
  observer?: PoolObserver | undefined;
  /** What carries the notifications of some channels in place of the database. */
  carriers?: Carriers;
}
