/**
 * Migrates the schema at start. On PostgreSQL, an advisory lock lets one process migrate while others poll. The embedded database is restricted to
 * one process anyway.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { ADVISORY_LOCKS, pollForLock } from './advisory-lock.ts';
import { applyMigrations, type MigrationConnection } from './apply-migrations.ts';
import { type Db, type OpenDatabase, resultRows } from './database.ts';

/** Thrown if PostgreSQL is unreachable or rejects the connection. The message is the reason. */
export class UnreachableDatabaseError extends Error {
  override readonly name = 'UnreachableDatabaseError';
}

/** Returns the message, or the code if the message is empty. Node leaves it empty if it tried several addresses. */
const errorReason = (error: Error & { code?: string }): string => error.message || (error.code ?? error.name);

/**
 * Disables the statement timeout for migrations, even if the role has one. Poolers reject this option. That is intended: a pooler's connection would
 * hold the lock after ours is closed, and later starts would wait forever.
 */
const DIRECT_CONNECTION_OPTIONS = '-c statement_timeout=0';

const connect = async (client: pg.Client): Promise<void> => {
  await client.connect().catch((error: Error) => {
    throw new UnreachableDatabaseError(errorReason(error), { cause: error });
  });
};

const postgresConnection = (client: pg.Client): MigrationConnection => ({
  hasSingleConnection: false,
  run: async (text) => {
    const { rows, rowCount } = await client.query(text);
    return { rows, changedRows: rowCount ?? 0 };
  },
});

const embeddedConnection = ({ db }: OpenDatabase): MigrationConnection => ({
  hasSingleConnection: true,
  run: async (text) => {
    const result: unknown = await db.execute(sql.raw(text));
    const { rows, affectedRows } = result as { rows: unknown[]; affectedRows?: number };
    return { rows, changedRows: affectedRows ?? 0 };
  },
});

const tryLock = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    ADVISORY_LOCKS.migration,
  ]);
  return rows[0]?.taken === true;
};

/**
 * Applies pending migrations. `onWait` is called if another process is migrating. Throws an `UnreachableDatabaseError` if it cannot connect. `url` is
 * required on PostgreSQL because the lock must be held by the migrating connection.
 */
export const migrate = async (
  database: OpenDatabase,
  migrationsFolder: string,
  url?: string,
  onWait: () => void = () => {},
): Promise<void> => {
  if (database.kind === 'embedded') {
    await applyMigrations(embeddedConnection(database), migrationsFolder);
    return;
  }
  const client = new pg.Client({ connectionString: url, options: DIRECT_CONNECTION_OPTIONS });
  client.on('error', () => {});
  await connect(client);
  try {
    await pollForLock(() => tryLock(client), onWait);
    await applyMigrations(postgresConnection(client), migrationsFolder);
  } finally {
    await client.end();
  }
};

const countMigrations = async (migrationsFolder: string): Promise<number> => {
  const journal = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8'));
  return (journal as { entries: unknown[] }).entries.length;
};

/** Returns true if the database has every migration of this build. Rejects if it does not answer. For the readiness check. */
export const isMigrated = async (db: Db, migrationsFolder: string): Promise<boolean> => {
  const result = await db.execute(sql`select count(*)::int as applied from drizzle.__drizzle_migrations`);
  const applied = resultRows<{ applied: number }>(result)[0]?.applied ?? 0;
  return applied >= (await countMigrations(migrationsFolder));
};
