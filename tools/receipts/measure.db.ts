/** Measures the tables of receipts. */
import { sql } from 'drizzle-orm';
import { type Queryable, resultRows } from '../../src/server/db/database.ts';

/** Measures the size in bytes (with indexes) and the row count of the two tables. */
export const measureReceipts = async (db: Queryable) => {
  const rows = resultRows<Record<string, string>>(
    await db.execute(sql`select pg_total_relation_size('score_receipts') as receipts, pg_total_relation_size('score_inputs') as inputs,
      (select count(*) from score_receipts) as receipt_rows, (select count(*) from score_inputs) as input_rows`),
  );
  const [row = {}] = rows;
  return Object.fromEntries(Object.entries(row).map(([name, value]) => [name, Number(value)]));
};
