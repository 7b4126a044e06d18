/**
 * Checks the folder of the embedded database before the database is opened. Opening a folder with missing parts would create a new database over the
 * remaining parts.
 */
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_FILE } from '../secrets.ts';

/** The database's folder within the data folder. */
export const DATABASE_FOLDER = 'postgres';
/** A file that exists while a new database is being created. Without it, an interrupted start would look like damage. */
const UNFINISHED_MARKER = 'postgres.unfinished';
/** Files and folders of every database. */
const REQUIRED_PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

/** Thrown if the database in a data folder cannot be opened. The message explains what to do. */
export class DamagedFolderError extends Error {
  override readonly name = 'DamagedFolderError';
  constructor(folder: string, problem: string, cause?: unknown) {
    super(
      `DATA_DIR ${folder} holds a damaged database (${problem}); restore a backup into an empty folder with ` +
        'DATA_DIR=NEW_FOLDER npm run restore -- --from FILE, then start with that folder',
      { cause },
    );
  }
}

/**
 * Returns true if the folder has no database yet. Deletes a database whose creation was interrupted. Throws a `DamagedFolderError`, without changing
 * anything, if parts of a database are missing.
 */
export const isNewFolder = async (folder: string): Promise<boolean> => {
  const database = join(folder, DATABASE_FOLDER);
  if (!existsSync(database)) return true;
  if (existsSync(join(folder, UNFINISHED_MARKER))) {
    await rm(database, { recursive: true });
    return true;
  }
  const files = await readdir(database).catch((error: Error) => {
    throw new DamagedFolderError(folder, error.message, error);
  });
  // The empty folder may have been created in advance. But if an earlier start left its secret, the folder had a database and was emptied.
  if (files.length === 0 && !existsSync(join(folder, SECRET_FILE))) return true;
  const missing = REQUIRED_PARTS.filter((part) => !existsSync(join(database, part)));
  if (missing.length === 0) return false;
  throw new DamagedFolderError(folder, `${missing.join(', ')} missing in ${DATABASE_FOLDER}`);
};

/** Runs `createDatabase`, which creates a database in the folder. If it is interrupted, the next start tries again. */
export const initializeFolder = async <Database>(
  folder: string,
  createDatabase: () => Promise<Database>,
): Promise<Database> => {
  const marker = join(folder, UNFINISHED_MARKER);
  await writeFile(marker, '');
  const created = await createDatabase();
  await rm(marker);
  return created;
};
