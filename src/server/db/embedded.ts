/**
 * Opens the embedded database (PGlite) in a folder. Separate from database.ts so that programs on PostgreSQL do not load it. It has a single
 * connection, so code inside a transaction must use only the transaction.
 */
import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { DATABASE_FOLDER, DamagedFolderError, initializeFolder, isNewFolder } from './data-folder.ts';
import type { OpenDatabase } from './database.ts';
import { DiskFullError, isDiskFull } from './disk-space.ts';
import { enforceReserve, freeBytes, isLow, NEW_DATABASE_BYTES, RESERVED_BYTES } from './embedded-space.ts';
import { lockFolder } from './folder-lock.ts';
import { withDeferredNotifications } from './notify.ts';

export const PGLITE_EXTENSIONS = { btree_gin, btree_gist, pg_trgm };

/**
 * PostgreSQL's default cache of 128 MB would use this process's memory. The operating system also caches the files, in memory that it can release.
 */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB'];

/** Wraps a PGlite instance. `close` also closes the instance. Tests pass clones of a migrated instance. */
export const wrapPglite = (
  client: PGlite,
  onClosed: () => Promise<void> = async () => {},
  isDiskLow = () => false,
): OpenDatabase => ({
  db: withDeferredNotifications(drizzle(client)),
  kind: 'embedded',
  stalledMs: () => 0,
  isDiskLow,
  poolState: () => null,
  listen: (channel, onPayload) => client.listen(channel, onPayload),
  close: async () => {
    if (!client.closed) await client.close();
    await onClosed();
  },
});

const toMegabytes = (bytes: number): number => Math.floor(bytes / 2 ** 20);

/** Throws a `DiskFullError` if fewer than `bytes` bytes are free. Opening a database writes to it, and a failing write would damage it. */
const requireSpace = (free: number, bytes: number): void => {
  if (free >= bytes) return;
  throw new DiskFullError(`${toMegabytes(free)} MB are free, ${toMegabytes(bytes)} MB are needed`);
};

/** Exits the process, because no statement would return. The next start recovers from the log. */
const exitOnPanic = (folder: string) => (error: Error) => {
  process.stderr.write(
    `The database in DATA_DIR ${folder} stopped: ${error.message}. Free some disk space and start again.\n`,
  );
  process.exit(1);
};

const open = async (folder: string, measureFreeBytes: typeof freeBytes): Promise<PGlite> => {
  const create = () =>
    PGlite.create({
      dataDir: `${folder}/${DATABASE_FOLDER}`,
      extensions: PGLITE_EXTENSIONS,
      startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
    });
  if (await isNewFolder(folder)) {
    requireSpace(measureFreeBytes(folder), NEW_DATABASE_BYTES);
    return initializeFolder(folder, create);
  }
  requireSpace(measureFreeBytes(folder), RESERVED_BYTES);
  return create().catch((error: Error) => {
    throw isDiskFull(error) ? error : new DamagedFolderError(folder, 'it cannot be opened', error);
  });
};

/**
 * Opens the embedded database in `folder`. Throws a `FolderInUseError` if another process uses it, a `DamagedFolderError` if it cannot be opened, or
 * a `DiskFullError` if there is too little space. `measureFreeBytes` returns the free bytes of a folder's disk.
 */
export const openEmbedded = async (folder: string, measureFreeBytes = freeBytes): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const client = await open(folder, measureFreeBytes);
    const isDiskLow = () => isLow(measureFreeBytes(folder));
    enforceReserve(client, isDiskLow, exitOnPanic(folder));
    return wrapPglite(client, unlock, isDiskLow);
  } catch (error) {
    await unlock();
    throw error;
  }
};
