/**
 * Explains startup errors that checking the syntax of the configuration cannot find: a port in use, a folder without write access, a full disk, a
 * damaged or unreachable database. Each becomes a one-line error about the variable to change; other errors are unchanged.
 */
import { constants, existsSync, statSync } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { DATABASE_FOLDER, DamagedFolderError } from '#server/db/data-folder.ts';
import { causeMessage } from '#server/db/database-errors.ts';
import { isDiskFull } from '#server/db/disk-space.ts';
import { UnreachableDatabaseError } from '#server/db/migrate.ts';
import { type Env, invalidVariable, unusableDataFolder } from '#server/env.ts';
import { SECRET_FILE } from '#server/secrets.ts';

const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

const isListenError = (error: unknown): boolean =>
  ['listen', 'bind', 'getaddrinfo'].includes((error as NodeJS.ErrnoException).syscall ?? '');

/** The description of a valid database variable. */
export const REACHABLE_DATABASE = 'the postgres:// URL of a database that answers';

/** The error of a pooler if a direct connection is required. */
const POOLER_ERROR = /unsupported startup parameter/;
const DIRECT_DATABASE = 'the postgres:// URL of a database, or of a pooler that DATABASE_DIRECT_URL bypasses';

const READ_AND_WRITE = constants.R_OK | constants.W_OK;

/** Parts of a data folder that may belong to another user, for example after a start as root. */
const PARTS: readonly [path: string, mode: number][] = [
  [SECRET_FILE, READ_AND_WRITE],
  [DATABASE_FOLDER, READ_AND_WRITE | constants.X_OK],
  ...['base', 'global', 'pg_wal'].map((part): [string, number] => [
    `${DATABASE_FOLDER}/${part}`,
    READ_AND_WRITE | constants.X_OK,
  ]),
];

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Creates a folder and those above it. Node's recursive `mkdir` never returns in a folder such as /proc, which cannot contain others. */
const createFolder = async (folder: string): Promise<void> => {
  if (isFolder(folder)) return;
  if (!existsSync(dirname(folder))) await createFolder(dirname(folder));
  await mkdir(folder).catch((error: unknown) => {
    // Another process may have created it meanwhile.
    if (!isFolder(folder)) throw error;
  });
};

/** Creates the data folder if necessary and checks access to it and its parts. Throws an `EnvError` about DATA_DIR if either fails. */
export const prepareDataFolder = async (folder: string): Promise<void> => {
  try {
    await createFolder(resolve(folder));
    await access(folder, constants.W_OK | constants.X_OK);
    for (const [path, mode] of PARTS) {
      await access(join(folder, path), mode).catch((error: unknown) => {
        if (errorCode(error) !== 'ENOENT') throw error;
      });
    }
  } catch (error) {
    throw unusableDataFolder(folder, error);
  }
};

/** PostgreSQL's codes for damaged files (58) and internal errors (XX). */
const DAMAGE_CODE = /^(?:58|XX)/;

/** Returns true for a trap of the embedded database's WebAssembly code. */
const isWasmTrap = (error: unknown): boolean => error instanceof Error && error.name === 'RuntimeError';

const isDamageError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return isWasmTrap(error) || DAMAGE_CODE.test(errorCode(error)) || isDamageError(error.cause);
};

/** Returns PostgreSQL's message about the damage, or a fixed text if the message is from WebAssembly and would not help. */
const damageMessage = (error: unknown): string => {
  const serverMessage = causeMessage(error);
  return isWasmTrap(error) || /unreachable|aborted/i.test(serverMessage) ? 'it cannot be read' : serverMessage;
};

/** Returns the error for a full disk of the database, or of the folder for the generated secret. */
const explainFullDisk = (error: unknown, { databaseUrl, dataDir }: Env): unknown => {
  const problem = `its disk is full: ${causeMessage(error)}`;
  return databaseUrl === null || !/^\d/.test(errorCode((error as Error).cause ?? error))
    ? invalidVariable('DATA_DIR', dataDir, 'a folder on a disk with space left', problem)
    : invalidVariable('DATABASE_URL', databaseUrl, 'the postgres:// URL of a database with space left', problem);
};

/**
 * Returns a readable startup error: an `EnvError` if a variable is the cause, a `DamagedFolderError` if the embedded database is unusable, otherwise
 * the error itself.
 */
export const explainStartError = (error: unknown, env: Env, isDiskLow = false): unknown => {
  const { databaseUrl, directDatabaseUrl, dataDir } = env;
  if (isDiskLow || isDiskFull(error)) return explainFullDisk(error, env);
  if (error instanceof DamagedFolderError) return error;
  if (databaseUrl === null && isDamageError(error))
    return new DamagedFolderError(resolve(dataDir), damageMessage(error), error);
  if (directDatabaseUrl !== null) {
    const name = directDatabaseUrl === databaseUrl ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL';
    const isPooler = POOLER_ERROR.test(causeMessage(error));
    if (isPooler) return invalidVariable(name, directDatabaseUrl, DIRECT_DATABASE, causeMessage(error));
    if (error instanceof UnreachableDatabaseError)
      return invalidVariable(name, directDatabaseUrl, REACHABLE_DATABASE, error.message);
  }
  if (!isListenError(error)) return error;
  const code = errorCode(error);
  if (code === 'EADDRINUSE' || code === 'EACCES')
    return invalidVariable('PORT', String(env.port), 'a port from 0 to 65535 that is free to listen on', code);
  return invalidVariable('HOST', env.host, 'an address or host name of this machine', code);
};
