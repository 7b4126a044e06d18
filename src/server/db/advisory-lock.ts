/** Lets several processes do something one after the other: whoever comes second waits, then sees what the first one did. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf, type Tx } from './database.ts';

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

/** How often a start asks for a lock that another process holds. */
const POLL_INTERVAL_MS = 250;

/**
 * Calls `attempt` until it gets its lock, and `onWait` once if it has to wait. Never waits within a statement: an index that is made
 * concurrently waits for every statement of every session, which would be a deadlock with the one that waits for the lock.
 */
export const pollForLock = async (attempt: () => Promise<boolean>, onWait: () => void): Promise<void> => {
  for (let tries = 0; !(await attempt()); tries++) {
    if (tries === 0) onWait();
    await sleep(POLL_INTERVAL_MS);
  }
};

/** Takes an advisory lock until the transaction ends; returns false if another process holds it. */
export const tryAdvisoryLock = async (tx: Tx, name: keyof typeof ADVISORY_LOCKS): Promise<boolean> => {
  const result = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS[name]}) as taken`);
  return rowsOf<{ taken: boolean }>(result)[0]?.taken === true;
};
