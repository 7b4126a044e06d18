/**
 * Watches what a pool is asked to do: how long its users wait for a connection, which statements take long, and, where traces are
 * made, each statement as a span of what caused it. Invariant: what is asked and what is answered stays as it is.
 */
import { AsyncResource } from 'node:async_hooks';
import type pg from 'pg';
import { textOf } from './postgres-client.ts';

export interface PoolObserver {
  /** Seconds until a connection was there. */
  onWait?(seconds: number): void;
  /** Begins to watch a statement; what it gives is called at its end. */
  onStatement?(text: string): ((error: unknown) => void) | null;
}

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
export const observePool = (pool: pg.Pool, { onWait = () => {}, onStatement }: PoolObserver): void => {
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
