/** Puts concurrent transactions in a known order: one waits for a lock that another holds. PostgreSQL only. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { resultRows, type Tx } from '#server/db/database.ts';
import { eventually } from './eventually.ts';

/** Resolves once exactly one other connection waits for a lock, such as a lock on a row that `tx` has locked. */
export const waitUntilBlocked = (tx: Tx): Promise<void> =>
  eventually(async () => {
    // Without this statement, a transaction keeps seeing the activity from its first read.
    await tx.execute(sql`select pg_stat_clear_snapshot()`);
    const waiting = await tx.execute(
      sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(resultRows(waiting)).toHaveLength(1);
  });
