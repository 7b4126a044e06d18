/** What can be seen of a pooler from in front of it. */
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from './database.ts';

/** Whether the connections that it hands out end statements and waits for locks that take too long. Rejects where it leads to no database. */
export const hasTimeouts = async (db: Db): Promise<boolean> => {
  const result = await db.execute(
    sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  );
  const [row] = rowsOf<{ statement: string; lock: string }>(result);
  return row?.statement !== '0' && row?.lock !== '0';
};
