/**
 * The connection pool of a PostgreSQL server. Nothing waits forever: the server ends slow statements, lock waits and idle transactions, and the pool
 * cuts connections to a silent server. Lost connections do not end the process. An observer can measure waiting times and statements without changing
 * results.
 */
import { AsyncResource } from 'node:async_hooks';
import type { Socket } from 'node:net';
import pg from 'pg';
import { statementText } from './postgres-client.ts';

/**
 * Timeouts in milliseconds for the work of a request. `silence` is longer than the server's timeouts for statements and locks, so that a slow
 * response is never mistaken for a dead connection.
 */
export const DATABASE_TIMEOUTS = {
  connect: 5_000,
  statement: 8_000,
  lock: 5_000,
  idleInTransaction: 10_000,
  silence: 10_000,
} as const;

const WATCH_INTERVAL_MS = 500;

export interface PoolObserver {
  /** Called with the number of seconds until a connection was available. */
  onWait?(seconds: number): void;
  /** Called at the start of a statement. The returned function, if any, is called at the statement's end. */
  onStatement?(text: string): ((error: unknown) => void) | null;
}

export interface PoolOptions {
  max: number;
  /** Called for connections lost in the background; requests see their own errors. */
  onError: (error: Error) => void;
  /** The driver's client class or a replacement. */
  Client?: typeof pg.Client;
  timeouts?: Readonly<Record<keyof typeof DATABASE_TIMEOUTS, number>>;
  /** Sets timeouts as connection options. Poolers reject these options and set their own. */
  setsTimeouts?: boolean;
  observer?: PoolObserver | undefined;
}

export interface PoolState {
  open: number;
  idle: number;
  waiting: number;
  /** Milliseconds since a caller last got a connection, or 0 if no caller is waiting. */
  stalledMs: number;
}

/** A connection with fields that the driver's types omit. */
type Connection = pg.PoolClient & { readyForQuery: boolean; connection: { stream: Socket } };

interface WatchedConnection {
  bytesRead: number;
  /** Time of the last check (`performance.now`) at which the connection was idle or had received data. */
  seenAt: number;
}

/** Cuts connections that wait for a silent server. Returns a function that stops watching. */
const cutSilentConnections = (
  connections: ReadonlyMap<Connection, WatchedConnection>,
  silence: number,
): (() => void) => {
  const watch = setInterval(() => {
    const now = performance.now();
    for (const [client, watched] of connections) {
      const { stream } = client.connection;
      if (client.readyForQuery || stream.bytesRead !== watched.bytesRead) {
        watched.bytesRead = stream.bytesRead;
        watched.seenAt = now;
      } else if (now - watched.seenAt > silence) {
        stream.destroy(new Error('Connection terminated: the database stopped responding'));
      }
    }
  }, WATCH_INTERVAL_MS);
  watch.unref();
  return () => clearInterval(watch);
};

type Callback = (error: Error | undefined, ...rest: unknown[]) => void;
type Call = (...args: unknown[]) => unknown;

const observeStatements = (client: pg.PoolClient, onStatement: NonNullable<PoolObserver['onStatement']>): void => {
  const send = client.query.bind(client) as Call;
  const query: Call = (...args) => {
    const text = statementText(args[0]);
    const end = text === null ? null : onStatement(text);
    if (end === null) return send(...args);
    const last = args.at(-1);
    if (typeof last === 'function') {
      const done: Callback = (error, ...rest) => {
        end(error);
        (last as Callback)(error, ...rest);
      };
      return send(...args.slice(0, -1), done);
    }
    const result = send(...args) as Promise<unknown>;
    result.then(
      () => end(null),
      (error: unknown) => end(error),
    );
    return result;
  };
  client.query = query as typeof client.query;
};

const observePool = (pool: pg.Pool, { onWait = () => {}, onStatement }: PoolObserver): void => {
  const connect = pool.connect.bind(pool) as Call;
  const observed: Call = (callback) => {
    const start = performance.now();
    const reportWait = () => onWait((performance.now() - start) / 1000);
    if (typeof callback === 'function') {
      // The caller that releases a connection calls the callback of the next caller. Binding keeps that callback in its own async context.
      const done = AsyncResource.bind(callback as Callback);
      return connect((...results: Parameters<Callback>) => {
        reportWait();
        done(...results);
      });
    }
    return (connect() as Promise<pg.PoolClient>).finally(reportWait);
  };
  pool.connect = observed as typeof pool.connect;
  if (onStatement) pool.on('connect', (client) => observeStatements(client, onStatement));
};

export interface WatchedPool {
  pool: pg.Pool;
  /** As in `PoolState`. */
  stalledMs(): number;
  state(): PoolState;
  end(): Promise<void>;
}

/** Opens the pool. Connections are created on demand. */
export const openPool = (
  url: string,
  { max, onError, Client = pg.Client, timeouts = DATABASE_TIMEOUTS, setsTimeouts = true, observer }: PoolOptions,
): WatchedPool => {
  const pool = new pg.Pool({
    connectionString: url,
    Client,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connect,
    ...(setsTimeouts && {
      statement_timeout: timeouts.statement,
      lock_timeout: timeouts.lock,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
  });
  const connections = new Map<Connection, WatchedConnection>();
  let acquiredAt = performance.now();
  // The pool listens only for errors of idle connections. Without this listener, a connection lost during a transaction would end the process.
  pool.on('connect', (client) => {
    client.on('error', onError);
    connections.set(client as Connection, { bytesRead: 0, seenAt: performance.now() });
  });
  pool.on('error', onError);
  pool.on('remove', (client) => connections.delete(client as Connection));
  pool.on('acquire', () => {
    acquiredAt = performance.now();
  });
  if (observer) observePool(pool, observer);
  const stalledMs = (): number => (pool.waitingCount === 0 ? 0 : performance.now() - acquiredAt);
  const stopWatching = cutSilentConnections(connections, timeouts.silence);
  return {
    pool,
    stalledMs,
    state: () => ({
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
      stalledMs: stalledMs(),
    }),
    end: async () => {
      stopWatching();
      await pool.end();
    },
  };
};
