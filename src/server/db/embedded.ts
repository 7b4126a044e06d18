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
import type { OpenDatabase } from './database.ts';
import { lockFolder } from './folder-lock.ts';
import { notifyingAtTheEnd } from './notify.ts';

export const PGLITE_EXTENSIONS = { btree_gin, btree_gist, pg_trgm };

/** Wraps a PGlite instance that is already there; closing ends it. Tests pass clones of a migrated one. */
export const wrapPglite = (client: PGlite, onClosed: () => Promise<void> = async () => {}): OpenDatabase => ({
  db: notifyingAtTheEnd(drizzle(client)),
  kind: 'embedded',
  stuckFor: () => 0,
  poolState: () => null,
  listen: (channel, onPayload) => client.listen(channel, onPayload),
  close: async () => {
    if (!client.closed) await client.close();
    await onClosed();
  },
});

/** Opens the embedded database in `folder`. Throws a `FolderInUseError` where another process has it. */
export const openEmbedded = async (folder: string): Promise<OpenDatabase> => {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    return wrapPglite(await PGlite.create({ dataDir: `${folder}/postgres`, extensions: PGLITE_EXTENSIONS }), unlock);
  } catch (error) {
    await unlock();
    throw error;
  }
};
