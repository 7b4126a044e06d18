/** What the commands for operators share: their one option, the database of the configuration, and how they end. */
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
import { explainStart, prepareDataFolder } from './start-problems.ts';

/** Wrong usage; the message says the right one. */
class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A backup reads for as long as it takes. */
const PATIENT = { connect: 5_000, statement: 0, lock: 60_000, idleInTransaction: 0, silence: Number.POSITIVE_INFINITY };

/** The file that an option names, from where the command was called. */
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
    return openPostgres(env.directDatabaseUrl, { max: 1, hasNamedStatements: false, timeouts: PATIENT });
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
  // A full disk, a folder that is not there, a database that does not let us in.
  typeof (error as NodeJS.ErrnoException).code === 'string';

/** Runs a command with the database of the configuration; ends the process with one line and exit code 1 (usage: 2) where it fails. */
export const runOperatorCommand = async (work: (env: Env, open: () => Promise<OpenDatabase>) => Promise<void>) => {
  let database: OpenDatabase | null = null;
  try {
    const env = readEnv(process.env);
    const open = async (): Promise<OpenDatabase> => {
      database = await openDatabase(env);
      return database;
    };
    // Connections are made when they are needed, so a database that is the wrong one shows while the work is done.
    await work(env, open).catch((error: unknown) => {
      throw explainStart(error, env);
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
