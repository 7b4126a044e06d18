/** The common type of both databases, and the function that opens PostgreSQL. `embedded.ts` opens the embedded database. */
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { type Carriers, withDeferredNotifications } from './notify.ts';
import { pipelinedClient } from './postgres-client.ts';
import { listenOnPostgres } from './postgres-listener.ts';
import { openPool, type PoolObserver, type PoolOptions, type PoolState } from './postgres-pool.ts';
import type { Db } from './queryable.ts';
import { withRetriedTransactions } from './retried-transactions.ts';

export { type Db, type Queryable, resultRows, type Tx } from './queryable.ts';

export interface OpenDatabase {
  db: Db;
  /** For the log and for migrations, never for logic. */
  kind: 'postgres' | 'embedded';
  /**
   * Listens to a channel for notifications from any process. Resolves to a function that stops listening. `onGap` is called after a lost connection
   * is restored, because notifications in between are lost.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  /** Returns the milliseconds since a caller last got a connection, or 0 if no caller is waiting. */
  stalledMs(): number;
  /** Returns true while writes are rejected because of low disk space. Always false on PostgreSQL, which fails the write instead. */
  isDiskLow(): boolean;
  /** State of the connection pool; null for the embedded database, which has one connection. */
  poolState(): PoolState | null;
  close(): Promise<void>;
}

/** Opens a pool of at most `max` connections to a PostgreSQL server. Each channel with a listener uses an additional connection to `directUrl`. */
export const openPostgres = (
  url: string,
  {
    max = 10,
    directUrl = url,
    hasPreparedStatements = true,
    onError = () => {},
    timeouts,
    observer,
    carriers = new Map(),
  }: PostgresOptions = {},
): OpenDatabase => {
  const { pool, stalledMs, state, end } = openPool(url, {
    max,
    onError,
    observer,
    setsTimeouts: directUrl === url,
    ...(hasPreparedStatements ? { Client: pipelinedClient() } : {}),
    ...(timeouts ? { timeouts } : {}),
  });
  const stops = new Set<() => Promise<void>>();
  return {
    db: withRetriedTransactions(withDeferredNotifications(drizzleNodePostgres(pool), carriers, hasPreparedStatements)),
    kind: 'postgres',
    stalledMs,
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
  /** URL for connections that need a session. Required if `url` is a transaction pooler. */
  directUrl?: string;
  /** Uses prepared statements and pipelining. Turn it off behind a transaction pooler that does not support them. */
  hasPreparedStatements?: boolean;
  /** Called for connections lost in the background; requests see their own errors. */
  onError?: (error: Error) => void;
  /** In milliseconds. Defaults to the timeouts of requests. */
  timeouts?: PoolOptions['timeouts'];
  observer?: PoolObserver | undefined;
  /** Message brokers that deliver the notifications of some channels in place of the database. */
  carriers?: Carriers;
}

/** Returns the only row of a query, or null. */
export const firstRow = async <Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | null> => (await rows)[0] ?? null;
