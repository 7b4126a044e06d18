/**
 * Opens the database: PostgreSQL where a URL is given, else the embedded one (PGlite) in a folder. Both stand behind one
 * type; no other file of the product knows which it is. The embedded database has one connection, so code inside a
 * transaction must use the transaction and nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import { lockFolder } from './folder-lock.ts';
import { listenOnPostgres } from './postgres-listener.ts';

export type Db = PgDatabase<PgQueryResultHKT>;
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
/** Where a function may run in or outside of a transaction. */
export type Queryable = Db | Tx;

export interface OpenDatabase {
  db: Db;
  /** `postgres` or `embedded`; for the log and for migrations, never for logic. */
  kind: 'postgres' | 'embedded';
  /**
   * Calls back for every notification on a channel, from any process; resolves to a function that stops it. `onGap` is told
   * when it listens again after a lost connection: what was notified in between is gone.
   */
  listen(channel: string, onPayload: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export const PGLITE_EXTENSIONS = { pg_trgm };

/** Wraps a PGlite instance that is already there; closing ends it. Tests pass clones of a migrated one. */
export const wrapPglite = (client: PGlite, onClosed: () => Promise<void> = async () => {}): OpenDatabase => ({
  db: drizzlePglite(client),
  kind: 'embedded',
  listen: (channel, onPayload) => client.listen(channel, onPayload),
  close: async () => {
    if (!client.closed) await client.close();
    await onClosed();
  },
});

/** Opens the embedded database in `folder`. Throws a `FolderInUseError` where another process has it. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    return wrapPglite(await PGlite.create({ dataDir: `${folder}/postgres`, extensions: PGLITE_EXTENSIONS }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};

/** Opens a pool on a PostgreSQL server. `max` bounds its connections; the listener takes one more. */
export const openPostgres = (url: string, { max = 10, onError = () => {} }: PostgresOptions = {}): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max, connectionTimeoutMillis: 10_000 });
  // Without a listener an idle connection that the server drops would end the process.
  pool.on('error', onError);
  const stops = new Set<() => Promise<void>>();
  return {
    db: drizzleNodePostgres(pool),
    kind: 'postgres',
    listen: async (channel, onPayload, onGap) => {
      const stop = await listenOnPostgres(url, channel, { onPayload, onError, onGap });
      stops.add(stop);
      return stop;
    },
    close: async () => {
      await Promise.all([...stops].map((stop) => stop()));
      await pool.end();
    },
  };
};

export interface PostgresOptions {
  max?: number;
  /** Told of connections lost in the background; requests see their own errors. */
  onError?: (error: Error) => void;
}

/** The rows of a raw query, on either database. */
export const rowsOf = <Row>(result: unknown): Row[] => (result as { rows: Row[] }).rows;
