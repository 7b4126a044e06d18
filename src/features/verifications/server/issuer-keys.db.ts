/** SQL for the keys that sign credentials. Invariant: a public key stays published for as long as credentials signed with it may be presented. */
import { desc, eq } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { issuerKeys } from './verifications.tables.ts';

export type IssuerKeyRow = typeof issuerKeys.$inferSelect;

/** Lists all keys, newest first. There are only a few. */
export const listKeys = (db: Queryable): Promise<IssuerKeyRow[]> =>
  db.select().from(issuerKeys).orderBy(desc(issuerKeys.createdAt)).limit(100);

/** Returns one key, or null if it does not exist. */
export const findKey = (db: Queryable, id: string): Promise<IssuerKeyRow | null> =>
  firstRow(db.select().from(issuerKeys).where(eq(issuerKeys.id, id)));

export const insertKey = async (tx: Tx, key: typeof issuerKeys.$inferInsert): Promise<void> => {
  await tx.insert(issuerKeys).values(key);
};
