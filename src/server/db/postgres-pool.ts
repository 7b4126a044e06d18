/**
 * The pool of connections to a PostgreSQL server. Nothing waits for ever: statements, locks and idle transactions end on the
 * server, and a connection whose server fell silent is cut here, so that the next one reaches whoever answers now.
 * Invariant: no lost connection ends the process.
 */
import type { Socket } from 'node:net';
import pg from 'pg';
import { observePool, type PoolObserver } from './observed-pool.ts';

/**
 * How long, in milliseconds, the work of a request may take. A connection is silent only after every statement would have been ended by
 * the server itself, so a slow answer is never taken for none.
 */
export const DATABASE_TIMEOUTS = {
  connect: 5_000,
  statement: 8_000,
  lock: 5_000,
  idleInTransaction: 10_000,
  silence: 10_000,
} as const;

const WATCH_EVERY_MS = 500;

export interface PoolOptions {
  max: number;
  /** Told of connections lost in the background; requests see their own errors. */
  onError: (error: Error) => void;
  /** The driver's client, or one of ours that stands in for it. */
  Client?: typeof pg.Client;
  timeouts?: Readonly<Record<keyof typeof DATABASE_TIMEOUTS, number>>;
  /** Whether the server is told of the timeouts when a connection begins. A pooler refuses that, and sets them itself. */
  tellsTimeouts?: boolean;
  observer?: PoolObserver | undefined;
}

/** How many connections there are, and how many wait for one. */
export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
}

/** What the driver keeps of a connection and does not type. */
type Connection = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };

interface Watched {
  bytesRead: number;
  /** When it last was idle or heard of. */
  seenAt: number;
}

/** Cuts connections that wait for a server which says nothing any more. Gives the function that stops watching. */
const cutSilent = (connections: ReadonlyMap<Connection, Watched>, silence: number): (() => void) => {
  const watch = setInterval(() => {
    const now = performance.now();
    for (const [client, watched] of connections) {
      const { stream } = client.connection;
      if (client.readyForQuery || stream.bytesRead !== watched.bytesRead) {
        watched.bytesRead = stream.bytesRead;
        watched.seenAt = now;
      } else if (now - watched.seenAt > silence) {
        stream.destroy(new Error('Connection terminated: the database fell silent'));
      }
    }
  }, WATCH_EVERY_MS);
  watch.unref();
  return () => clearInterval(watch);
};

export interface WatchedPool {
  pool: pg.Pool;
  /** Milliseconds for which somebody has waited for a connection without one coming free; 0 where nobody waits. */
  stuckFor(): number;
  state(): PoolState;
  end(): Promise<void>;
}

/** Opens the pool. Connections are made when they are needed. */
export const openPool = (
  url: string,
  { max, onError, Client = pg.Client, timeouts = DATABASE_TIMEOUTS, tellsTimeouts = true, observer }: PoolOptions,
): WatchedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    ...(tellsTimeouts && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
  });
  const connections = new Map<Connection, Watched>();
  let freedAt = performance.now();
  // The pool listens to idle connections only; one that is lost in the middle of a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    connections.set(client as Connection, { bytesRead: 0, seenAt: performance.now() });
  });
  pool.on('error', onError);
  pool.on('remove', (client) => connections.delete(client as Connection));
  pool.on('acquire', () => {
    freedAt = performance.now();
  });
  if (observer) observePool(pool, observer);
  const stopWatching = cutSilent(connections, timeouts.silence);
  return {
    pool,
    stuckFor: () => (pool.waitingCount === 0 ? 0 : performance.now() - freedAt),
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    end: async () => {
      stopWatching();
      await pool.end();
    },
  };
};
