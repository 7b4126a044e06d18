/** Lets several processes do something one after the other: whoever comes second waits, then sees what the first one did. */
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** The number of each lock. Any that nothing else on the same database is likely to use. */
export const ADVISORY_LOCKS = {
  migration: 7_301_944,
  demoMarket: 7_301_945,
  bookingChanges: 730_210_415,
  accountDeletions: 730_210_416,
  badgeKeys: 730_210_431,
} as const;

/** Waits for an advisory lock and keeps it until the transaction ends. */
export const takeAdvisoryLock = async (tx: Tx, name: keyof typeof ADVISORY_LOCKS): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]})`);
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
