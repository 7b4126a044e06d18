/**
 * The pool of connections to a PostgreSQL server. Nothing waits for ever: statements, locks and idle transactions end on the
 * server, and a connection whose server fell silent is cut here, so that the next one reaches whoever answers now. Whoever opens it may
 * watch what it is asked to do: how long its users wait for a connection, and each statement from its beginning to its end.
 * Invariants: no lost connection ends the process; what is asked and what is answered stays as it is, watched or not.
 */
import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';
import { textOf } from './postgres-client.ts';

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

/** Watches what a pool is asked to do. */
export interface PoolObserver {
  /** Seconds until a connection was there. */
  onWait?(seconds: number): void;
  /** Begins to watch a statement; what it gives is called at its end. */
  onStatement?(text: string): ((error: unknown) => void) | null;
}

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

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;
type Call = (...given: unknown[]) => unknown;

const observeStatements = (client: pg.PoolClient, onStatement: NonNullable<PoolObserver['onStatement']>): void => {
  const send = client.query.bind(client) as Call;
  const query: Call = (...given) => {
    const text = textOf(given[0]);
    const end = text === null ? null : onStatement(text);
    if (end === null) return send(...given);
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (error, ...rest) => {
        end(error);
        (last as Callback)(error, ...rest);
      };
      return send(...given.slice(0, -1), done);
    }
    const sent = send(...given) as Promise<unknown>;
    sent.then(
      () => end(null),
      (error: unknown) => end(error),
    );
    return sent;
  };
  client.query = query as typeof client.query;
};

/** Has a pool observed from now on. */
const observePool = (pool: pg.Pool, { onWait = () => {}, onStatement }: PoolObserver): void => {
  const connect = pool.connect.bind(pool) as Call;
  const observed: Call = (given) => {
    const start = performance.now();
    const note = () => onWait((performance.now() - start) / 1000);
    if (typeof given === 'function') {
      // Whoever waited is woken by whoever gave a connection back, and must not be taken for part of that.
      const done = AsyncResource.bind(given as Callback);
      return connect((...answer: Parameters<Callback>) => {
        note();
        done(...answer);
      });
    }
    return (connect() as Promise<pg.PoolClient>).finally(note);
  };
  pool.connect = observed as typeof pool.connect;
  if (onStatement) pool.on('connect', (client) => observeStatements(client, onStatement));
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
