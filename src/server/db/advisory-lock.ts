/** Lets several processes do something one after the other: whoever comes second waits, then sees what the first one did. */
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Waits for the advisory lock with this number and keeps it until the transaction ends. */
export const takeAdvisoryLock = async (tx: Tx, name: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${name})`);
};

/**
 * Waits for the advisory locks of these ids and keeps them until the transaction ends. They are taken in the order of the ids, so that two
 * who need the same never wait for each other.
 */
export const takeAdvisoryLocksOf = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  for (const id of [...new Set(ids)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  }
};
