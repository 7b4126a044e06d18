/** Lets several processes do something one after the other: whoever comes second waits, then sees what the first one did. */
import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Waits for the advisory lock with this number and keeps it until the transaction ends. */
export const takeAdvisoryLock = async (tx: Tx, name: number): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${name})`);
};
