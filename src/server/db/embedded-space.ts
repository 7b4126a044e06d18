/**
 * Keeps the embedded database from running into a full disk. It would not survive that: when it cannot add to its write-ahead log, it ends
 * itself with a PANIC, and the next statement never returns and blocks the event loop. So its writes are refused while there is still
 * space for one more part of that log; reads go on.
 */
import { statfsSync } from 'node:fs';
import type { PGlite, Transaction } from '@electric-sql/pglite';

const MEGABYTE = 2 ** 20;
/** A part of the write-ahead log (16 MB), and a little for the rows. */
export const RESERVED_BYTES = 17 * MEGABYTE;
/** What an empty database takes, with its reserve. */
export const NEW_DATABASE_BYTES = 64 * MEGABYTE;

/** The free bytes of a folder's disk; infinite if the file system does not say. */
export const freeBytes = (folder: string): number => {
  const { bavail, blocks, bsize } = statfsSync(folder);
  return blocks === 0 ? Number.POSITIVE_INFINITY : bavail * bsize;
};

/** Returns true if writes are refused with this many bytes left. */
export const isLow = (free: number): boolean => free < RESERVED_BYTES;

type Queries = Pick<PGlite | Transaction, 'query'>;

/** Calls `onPanic` before anything else is sent to a database that has ended itself. */
const watchPanic = (queries: Queries, onPanic: (error: Error) => void): void => {
  const query = queries.query.bind(queries) as (...given: unknown[]) => Promise<unknown>;
  queries.query = ((...given: unknown[]) =>
    query(...given).catch((error: Error & { severity?: string }) => {
      if (error.severity === 'PANIC') onPanic(error);
      throw error;
    })) as Queries['query'];
};

/** Makes every transaction of `client` read-only while the disk is low. */
export const keepReserve = (client: PGlite, isDiskLow: () => boolean, onPanic: (error: Error) => void): void => {
  watchPanic(client, onPanic);
  const query = client.query.bind(client);
  const transaction = client.transaction.bind(client);
  let isReadOnly = false;
  const look = async (): Promise<void> => {
    const isNowLow = isDiskLow();
    if (isNowLow === isReadOnly) return;
    isReadOnly = isNowLow;
    // Statements run in the order in which they come, so those behind this one already meet it.
    await query(`set default_transaction_read_only = ${isNowLow ? 'on' : 'off'}`);
  };
  client.query = (async (...given: Parameters<typeof query>) => {
    await look();
    return query(...given);
  }) as PGlite['query'];
  client.transaction = async (work) => {
    await look();
    return transaction((tx) => {
      watchPanic(tx, onPanic);
      return work(tx);
    });
  };
};
