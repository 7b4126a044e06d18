/** Detects settings of a pooler through a connection. */
import { sql } from 'drizzle-orm';
import { type Db, resultRows } from './database.ts';

/** Returns true if the pooler's connections have timeouts for statements and locks. Rejects if the database is unreachable. */
export const hasTimeouts = async (db: Db): Promise<boolean> => {
  const result = await db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  const [row] = resultRows<{ statement: string; lock: string }>(result);
  return row?.statement !== '0' && row?.lock !== '0';
};
