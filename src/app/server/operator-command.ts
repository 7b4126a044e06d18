/** What operator commands share: their option, the configured database, and exit codes. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ArchiveError } from '#server/backup/archive.ts';
import { RestoreError } from '#server/backup/restore.ts';
import { OldDatabaseError } from '#server/db/baseline.ts';
import { DamagedFolderError } from '#server/db/data-folder.ts';
import { type OpenDatabase, openPostgres } from '#server/db/database.ts';
import { FolderInUseError } from '#server/db/folder-lock.ts';
import { UnreachableDatabaseError } from '#server/db/migrate.ts';
import { type Env, EnvError, readEnv } from '#server/env.ts';
import { explainStartError, prepareDataFolder } from './start-problems.ts';

/** An error for incorrect usage. Its message shows the correct usage. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Backups and restores may take any amount of time. */
const LONG_TIMEOUTS = {
  connect: 5_000,
  statement: 0,
  lock: 60_000,
  idleInTransaction: 0,
  silence: Number.POSITIVE_INFINITY,
};

/** Returns the file of an option, resolved against the caller's folder. Throws a `UsageError` if the option is missing. */
export const readFileOption = (command: string, option: string): string => {
  const usage = `usage: npm run ${command} -- --${option} FILE`;
  try {
    const { values } = parseArgs({ options: { [option]: { type: 'string' } } });
    const file = values[option];
    if (typeof file === 'string' && file !== '') return resolve(process.env.INIT_CWD ?? '.', file);
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`);
  }
  throw new UsageError(usage);
};

const openDatabase = async (env: Env): Promise<OpenDatabase> => {
  if (env.directDatabaseUrl !== null)
    return openPostgres(env.directDatabaseUrl, { max: 1, hasPreparedStatements: false, timeouts: LONG_TIMEOUTS });
  await prepareDataFolder(env.dataDir);
  const { openEmbedded } = await import('#server/db/embedded.ts');
  return openEmbedded(resolve(env.dataDir));
};

const isExpected = (error: unknown): error is Error =>
  [
    ArchiveError,
    RestoreError,
    DamagedFolderError,
    FolderInUseError,
    OldDatabaseError,
    EnvError,
    UnreachableDatabaseError,
  ].some((kind) => error instanceof kind) ||
  // For example a full disk, a missing folder, or a rejected database connection.
  typeof (error as NodeJS.ErrnoException).code === 'string';

/**
 * Runs a command with the configured database. On failure, writes the reason to standard error (unexpected errors with their stack) and sets exit
 * code 1, or 2 for incorrect usage.
 */
export const runOperatorCommand = async (work: (env: Env, open: () => Promise<OpenDatabase>) => Promise<void>) => {
  let database: OpenDatabase | null = null;
  try {
    const env = readEnv(process.env);
    const open = async (): Promise<OpenDatabase> => {
      database = await openDatabase(env);
      return database;
    };
    // Connections are created on demand, so a wrong database URL fails only here.
    await work(env, open).catch((error: unknown) => {
      throw explainStartError(error, env);
    });
  } catch (error) {
    process.exitCode = error instanceof UsageError ? 2 : 1;
    const isPlain = error instanceof UsageError || isExpected(error);
    process.stderr.write(
      `${isPlain ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  } finally {
    await (database as OpenDatabase | null)?.close().catch(() => {});
  }
};
