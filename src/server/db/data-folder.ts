/**
 * Tells a new, a whole and a damaged folder of the embedded database apart before it is opened: opening a folder that lacks parts would
 * make a new database over what is left.
 */
import { existsSync } from 'node:fs';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SECRET_FILE } from '../secrets.ts';

/** The folder of the database within the data folder. */
export const DATABASE_FOLDER = 'postgres';
/** Is there while a new database is being made, so that one that was broken off half-way is not taken for a damaged one. */
const UNFINISHED = 'postgres.unfinished';
/** Without one of these there is no database. */
const PARTS = ['PG_VERSION', 'base', 'global/pg_control', 'pg_wal'];

/** The database in a data folder cannot be opened. The message says what to do. */
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

/** Returns true if the folder holds no database yet. Throws a `DamagedFolderError`, touching nothing, if parts of one are missing. */
export const isNewFolder = async (folder: string): Promise<boolean> => {
  const database = join(folder, DATABASE_FOLDER);
  if (!existsSync(database)) return true;
  if (existsSync(join(folder, UNFINISHED))) {
    await rm(database, { recursive: true });
    return true;
  }
  const found = await readdir(database).catch((error: Error) => {
    throw new DamagedFolderError(folder, error.message, error);
  });
  // Someone may have made the folder ahead. With the secret of an earlier start next to it, it was emptied.
  if (found.length === 0 && !existsSync(join(folder, SECRET_FILE))) return true;
  const missing = PARTS.filter((part) => !existsSync(join(database, part)));
  if (missing.length === 0) return false;
  throw new DamagedFolderError(folder, `${missing.join(', ')} missing in ${DATABASE_FOLDER}`);
};

/** Runs `make`, which makes a new database in the folder; if it is broken off, the next start makes it again from the beginning. */
export const makeWhole = async <Made>(folder: string, make: () => Promise<Made>): Promise<Made> => {
  const marker = join(folder, UNFINISHED);
  await writeFile(marker, '');
  const made = await make();
  await rm(marker);
  return made;
};
