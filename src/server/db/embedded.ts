/**
 * Opens the embedded database (PGlite) in a folder. A file of its own, so that a program on PostgreSQL does not load it. It has one
 * connection, so code inside a transaction must use the transaction and nothing else.
 */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { DATABASE_FOLDER, DamagedFolderError, isNewFolder, makeWhole } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';
import { DiskFullError, isDiskFull } from './disk-space.ts';
import { freeBytes, isLow, keepReserve, NEW_DATABASE_BYTES, RESERVED_BYTES } from './embedded-space.ts';
import { lockFolder } from './folder-lock.ts';
import { notifyingAtTheEnd } from './notify.ts';

export const PGLITE_EXTENSIONS = { btree_gin, btree_gist, pg_trgm };

/**
 * PostgreSQL's habit are 128 MB of its own, all of which end up in this process. The operating system keeps the files in memory as well, and
 * gives that up when others need it.
 */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB'];

/** Wraps a PGlite instance that is already there; closing ends it. Tests pass clones of a migrated one. */
export const wrapPglite = (
  client: PGlite,
  onClosed: () => Promise<void> = async () => {},
  isDiskLow = () => false,
): OpenDatabase => ({
  db: notifyingAtTheEnd(drizzle(client)),
  kind: 'embedded',
  stuckFor: () => 0,
  isDiskLow,
  poolState: () => null,
  listen: (channel, onPayload) => client.listen(channel, onPayload),
  close: async () => {
    if (!client.closed) await client.close();
    await onClosed();
  },
});

const inMegabytes = (bytes: number): number => Math.floor(bytes / 2 ** 20);

/** Opening a database writes to it, and a write that fails then would leave it damaged. */
const needSpace = (free: number, bytes: number): void => {
  if (free >= bytes) return;
  throw new DiskFullError(`${inMegabytes(free)} MB are free, ${inMegabytes(bytes)} MB are needed`);
};

/** No statement would ever return, so the process ends, as a PostgreSQL server does; its log brings the database back at the next start. */
const endByPanic = (folder: string) => (error: Error) => {
  process.stderr.write(
    `The database in DATA_DIR ${folder} had to stop: ${error.message}. Make space and start again.\n`,
  );
  process.exit(1);
};

const open = async (folder: string, freeOf: typeof freeBytes): Promise<PGlite> => {
  const create = () =>
    PGlite.create({
      dataDir: `${folder}/${DATABASE_FOLDER}`,
      extensions: PGLITE_EXTENSIONS,
      startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
    });
  if (await isNewFolder(folder)) {
    needSpace(freeOf(folder), NEW_DATABASE_BYTES);
    return makeWhole(folder, create);
  }
  needSpace(freeOf(folder), RESERVED_BYTES);
  return create().catch((error: Error) => {
    throw isDiskFull(error) ? error : new DamagedFolderError(folder, 'it cannot be opened', error);
  });
};

/**
 * Opens the embedded database in `folder`. Throws a `FolderInUseError` if another process has it, a `DamagedFolderError` if it cannot be
 * opened, a `DiskFullError` if there is too little space; `freeOf` returns the free bytes of a folder's disk.
 */
export const openEmbedded = async (folder: string, freeOf = freeBytes): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const client = await open(folder, freeOf);
    const isDiskLow = () => isLow(freeOf(folder));
    keepReserve(client, isDiskLow, endByPanic(folder));
    return wrapPglite(client, unlock, isDiskLow);
  } catch (error) {
    await unlock();
    throw error;
  }
};
