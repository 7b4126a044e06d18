/**
 * Protects the embedded database from a full disk. If it cannot extend its write-ahead log, it ends with a PANIC. The next statement then never
 * returns and blocks the event loop. So writes are already rejected while there is space for only one more log segment. Reads continue.
 */
import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';

const MEGABYTE = 2 ** 20;
/** One segment of the write-ahead log (16 MB) and some space for rows. */
export const RESERVED_BYTES = 17 * MEGABYTE;
/** The size of an empty database plus the reserve. */
export const NEW_DATABASE_BYTES = 64 * MEGABYTE;

/** Returns the free bytes on a folder's disk, or infinity if the file system does not report them. */
export const freeBytes = (folder: string): number => {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

/** Returns true if writes are rejected with this number of free bytes. */
export const isLow = (free: number): boolean => free < RESERVED_BYTES;

type Queries = Pick<PGlite | Transaction, 'query'>;

/** Calls `onPanic` when a statement ends the database with a PANIC. */
const watchPanic = (queries: Queries, onPanic: (error: Error) => void): void => {
  const query = queries.query.bind(queries) as (...args: unknown[]) => Promise<unknown>;
  queries.query = ((...args: unknown[]) =>
    query(...args).catch((error: Error & { severity?: string }) => {
      if (error.severity === 'PANIC') onPanic(error);
      throw error;
    })) as Queries['query'];
};

/** Makes all transactions of `client` read-only while disk space is low. Calls `onPanic` after a PANIC. */
export const enforceReserve = (client: PGlite, isDiskLow: () => boolean, onPanic: (error: Error) => void): void => {
  watchPanic(client, onPanic);
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  let isReadOnly = false;
  const updateReadOnly = async (): Promise<void> => {
    const isNowLow = isDiskLow();
    if (isNowLow === isReadOnly) return;
    isReadOnly = isNowLow;
    // Statements run in order, so this applies to every later one.
    await query(`set default_transaction_read_only = ${isNowLow ? 'on' : 'off'}`);
  };
  client.query = (async (...args: Parameters<typeof query>) => {
    await updateReadOnly();
    return query(...args);
  }) as PGlite['query'];
  client.transaction = async (work) => {
    await updateReadOnly();
    return transaction((tx) => {
      watchPanic(tx, onPanic);
      return work(tx);
    });
  };
};
