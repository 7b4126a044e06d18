/** Tells every process something when the transaction commits, or at once outside of one. A payload stays under 8,000 bytes. */
import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/** Sends a payload to whoever listens on a channel. */
export const notifyChannel = async (tx: Queryable, channel: string, payload: string): Promise<void> => {
  await tx.execute(sql`select pg_notify(${channel}, ${payload})`);
};
