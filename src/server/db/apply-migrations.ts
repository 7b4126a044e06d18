/**
 * Applies migrations while the market goes on. Each is a transaction of its own, and waits for a lock only briefly: whoever waits for a lock
 * on a table has everybody who reads it wait behind, so it lets go and tries again. A file that begins with `-- outside of a transaction` runs
 * statement by statement, for indexes that are made concurrently and rows that are changed in batches; CONTRIBUTING.md says what belongs where.
 * Invariant: the table of what was applied is the one that the query builder's own migrator keeps.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { BASELINE_FILES, LAST_BEFORE_BASELINE, OldDatabaseError } from './baseline.ts';

/** A connection of either database. */
export interface MigrationConnection {
  run(text: string): Promise<{ rows: unknown[]; changed: number }>;
  /** The embedded database has one connection, so nothing there is concurrent. */
  isAlone: boolean;
}

export interface LockPatience {
  timeoutMs: number;
  tries: number;
  /** From one try to the next, doubled each time up to ten times as long. */
  pauseMs: number;
}

/** Requests wait at most three seconds behind a migration; it tries for some minutes. */
const LOCK_PATIENCE: LockPatience = { timeoutMs: 3_000, tries: 40, pauseMs: 500 };

const OUTSIDE = /^\s*--\s*outside of a transaction\b/i;
const IN_BATCHES = /^[ \t]{0,20}--[ \t]{0,20}in batches\b/im;
/** A lock that was not available in time, a deadlock, a serialization failure: none of them is there at the next try. */
const PASSING = new Set<unknown>(['55P03', '40P01', '40001']);

const isPassing = (error: unknown): boolean => PASSING.has((error as { code?: unknown }).code);

const withPatience = async (patience: LockPatience, work: () => Promise<void>): Promise<void> => {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error) || tried >= patience.tries) throw error;
      await sleep(patience.pauseMs * Math.min(10, 2 ** (tried - 1)));
    }
  }
};

const createTable = async ({ run }: MigrationConnection): Promise<void> => {
  await run('create schema if not exists drizzle');
  await run(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
};

const lastApplied = async ({ run }: MigrationConnection): Promise<number> => {
  const { rows } = await run('select coalesce(max(created_at), 0)::text as last from drizzle.__drizzle_migrations');
  return Number((rows[0] as { last: string }).last);
};

/** The hash is hexadecimal and the moment a number, both of ours. */
const note = ({ run }: MigrationConnection, { hash, folderMillis }: MigrationMeta) =>
  run(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('${hash}', ${folderMillis})`);

const applyInside = async (connection: MigrationConnection, migration: MigrationMeta): Promise<void> => {
  await connection.run('begin');
  try {
    for (const statement of migration.sql) await connection.run(statement);
    await note(connection, migration);
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback');
    throw error;
  }
};

/** Notes the baseline in place of the migrations that it joins; nothing else of the database changes. */
const carryOver = async (connection: MigrationConnection, migrations: readonly MigrationMeta[]): Promise<void> => {
  await connection.run('begin');
  await connection.run('delete from drizzle.__drizzle_migrations');
  for (const migration of migrations.slice(0, BASELINE_FILES)) await note(connection, migration);
  await connection.run('commit');
};

const runUntilDone = async (connection: MigrationConnection, text: string): Promise<void> => {
  for (;;) {
    const { changed } = await connection.run(text);
    if (changed === 0) return;
  }
};

const applyOutside = async (connection: MigrationConnection, migration: MigrationMeta, patience: LockPatience) => {
  for (const statement of migration.sql) {
    const text = connection.isAlone ? statement.replaceAll(/\bconcurrently\b/gi, '') : statement;
    const isRepeated = IN_BATCHES.test(text);
    await withPatience(patience, async () => {
      if (isRepeated) await runUntilDone(connection, text);
      else await connection.run(text);
    });
  }
  await note(connection, migration);
};

/** Applies what is missing, in order; the caller keeps others from doing so at the same time. Throws an `OldDatabaseError` for a database that is older than the first migration. */
export const applyMigrations = async (
  connection: MigrationConnection,
  migrationsFolder: string,
  patience: LockPatience = LOCK_PATIENCE,
): Promise<void> => {
  const migrations = readMigrationFiles({ migrationsFolder });
  await withPatience(patience, () => createTable(connection));
  if ((await lastApplied(connection)) === LAST_BEFORE_BASELINE) await carryOver(connection, migrations);
  const last = await lastApplied(connection);
  if (last > 0 && last < (migrations[0]?.folderMillis ?? 0)) throw new OldDatabaseError();
  await connection.run(`set lock_timeout = ${patience.timeoutMs}`);
  for (const migration of migrations) {
    if (migration.folderMillis <= last) continue;
    if (OUTSIDE.test(migration.sql[0] ?? '')) await applyOutside(connection, migration, patience);
    else await withPatience(patience, () => applyInside(connection, migration));
  }
  await connection.run('reset lock_timeout');
};
