/**
 * Applies migrations without downtime. Readers queue behind a waiting lock request, so a migration is normally a transaction with a short lock
 * timeout and is retried. A file that begins with `-- outside of a transaction` runs statement by statement, to build indexes concurrently and to
 * update in batches; CONTRIBUTING.md describes which migrations need this. Applied migrations are recorded in the same table that the query builder's
 * migrator uses.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { BASELINE_FILE_COUNT, LAST_BEFORE_BASELINE, OldDatabaseError } from './baseline.ts';

/** A connection to PostgreSQL or to the embedded database. */
export interface MigrationConnection {
  run(statement: string): Promise<{ rows: unknown[]; changedRows: number }>;
  /** True for the embedded database, where nothing runs concurrently. */
  hasSingleConnection: boolean;
}

export interface LockRetry {
  timeoutMs: number;
  tries: number;
  /** The first delay between tries. Each delay is twice the previous one, up to ten times this value. */
  pauseMs: number;
}

/** Each wait for a lock delays requests by at most three seconds. The migration retries for a few minutes. */
const LOCK_RETRY: LockRetry = { timeoutMs: 3_000, tries: 40, pauseMs: 500 };

const OUTSIDE_TRANSACTION = /^\s*--\s*outside of a transaction\b/i;
const IN_BATCHES = /^[ \t]{0,20}--[ \t]{0,20}in batches\b/im;
/** Lock not available, deadlock, serialization failure: a retry may succeed. */
const RETRYABLE = new Set<unknown>(['55P03', '40P01', '40001']);

const isRetryable = (error: unknown): boolean => RETRYABLE.has((error as { code?: unknown }).code);

const withLockRetry = async (retry: LockRetry, work: () => Promise<void>): Promise<void> => {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || attempt >= retry.tries) throw error;
      await sleep(retry.pauseMs * Math.min(10, 2 ** (attempt - 1)));
    }
  }
};

const createMigrationsTable = async ({ run }: MigrationConnection): Promise<void> => {
  await run('create schema if not exists drizzle');
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
};

const readLastApplied = async ({ run }: MigrationConnection): Promise<number> => {
  const { rows } = await run('select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations');
  return Number((rows[0] as { last: string }).last);
};

/** Records a migration as applied. Safe without escaping: the hash is hexadecimal, and `folderMillis` is a number. */
const recordApplied = ({ run }: MigrationConnection, { hash, folderMillis }: MigrationMeta) =>
  run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`);

const applyInTransaction = async (connection: MigrationConnection, migration: MigrationMeta): Promise<void> => {
  await connection.run('begin');
  try {
    for (const statement of migration.sql) await connection.run(statement);
    await recordApplied(connection, migration);
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
};

/** Replaces the old migrations with the baseline in the table of applied migrations. Changes nothing else. */
const replaceWithBaseline = async (
  connection: MigrationConnection,
  migrations: readonly MigrationMeta[],
): Promise<void> => {
  await connection.run('begin');
  await connection.run('delete from drizzle.__drizzle_migrations');
  for (const migration of migrations.slice(0, BASELINE_FILE_COUNT)) await recordApplied(connection, migration);
  await connection.run('commit');
};

const runUntilDone = async (connection: MigrationConnection, statement: string): Promise<void> => {
  for (;;) {
    const { changedRows } = await connection.run(statement);
    if (changedRows === 0) return;
  }
};

const applyOutsideTransaction = async (connection: MigrationConnection, migration: MigrationMeta, retry: LockRetry) => {
  for (const written of migration.sql) {
    const statement = connection.hasSingleConnection ? written.replaceAll(/\bconcurrently\b/gi, '') : written;
    const isRepeated = IN_BATCHES.test(statement);
    await withLockRetry(retry, async () => {
      if (isRepeated) await runUntilDone(connection, statement);
      else await connection.run(statement);
    });
  }
  await recordApplied(connection, migration);
};

/**
 * Applies pending migrations in order. The caller prevents concurrent runs. Throws an `OldDatabaseError` for a database older than the first
 * migration.
 */
export const applyMigrations = async (
  connection: MigrationConnection,
  migrationsFolder: string,
  retry: LockRetry = LOCK_RETRY,
): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  await withLockRetry(retry, () => createMigrationsTable(connection));
  if ((await readLastApplied(connection)) === LAST_BEFORE_BASELINE) await replaceWithBaseline(connection, migrations);
  const last = await readLastApplied(connection);
  if (last > 0 && last < (migrations[0]?.folderMillis ?? 0)) throw new OldDatabaseError();
  await connection.run(`set lock_timeout = ${retry.timeoutMs}`);
  for (const migration of migrations) {
    if (migration.folderMillis <= last) continue;
    if (OUTSIDE_TRANSACTION.test(migration.sql[0] ?? '')) await applyOutsideTransaction(connection, migration, retry);
    else await withLockRetry(retry, () => applyInTransaction(connection, migration));
  }
  await connection.run('reset lock_timeout');
};
