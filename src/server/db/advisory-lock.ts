/** Serializes work across processes. The second process waits and then sees the result of the first. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { resultRows, type Tx } from './database.ts';

/** Lock numbers, chosen to avoid collisions with other users of the database. */
export const ADVISORY_LOCKS = {
  migration: 7_301_944,
  demoMarket: 7_301_945,
  bookingChanges: 730_210_415,
  accountDeletions: 730_210_416,
  badgeKeys: 730_210_431,
} as const;

/** Waits for an advisory lock and holds it until the transaction ends. */
export const takeAdvisoryLock = async (tx: Tx, name: keyof typeof ADVISORY_LOCKS): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS[name]})`);
};

/** Takes the advisory locks of these ids until the transaction ends, in the order of the ids to prevent deadlocks. */
export const takeAdvisoryLocks = async (tx: Tx, ids: readonly string[]): Promise<void> => {
  for (const id of [...new Set(ids)].toSorted()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
  }
};

/** Poll interval while another process holds the lock at start. */
const POLL_INTERVAL_MS = 250;

/**
 * Calls `attempt` until it acquires the lock, and `onWait` once if it has to wait. Polls instead of waiting within a statement: CREATE INDEX
 * CONCURRENTLY waits for every running statement, so a statement that waits for the lock would deadlock with it.
 */
export const pollForLock = async (attempt: () => Promise<boolean>, onWait: () => void): Promise<void> => {
  for (let tries = 0; !(await attempt()); tries++) {
    if (tries === 0) onWait();
    await sleep(POLL_INTERVAL_MS);
  }
};

/** Takes an advisory lock until the transaction ends. Returns false if another process holds it. */
export const tryAdvisoryLock = async (tx: Tx, name: keyof typeof ADVISORY_LOCKS): Promise<boolean> => {
  const result = await tx.execute(sql`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS[name]}) as taken`);
  return resultRows<{ taken: boolean }>(result)[0]?.taken === true;
};
