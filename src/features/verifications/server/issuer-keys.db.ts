/** SQL of the keys that sign credentials. Invariant: a public key stays published for as long as what it signed may be shown. */
import { desc, eq } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { issuerKeys } from './verifications.tables.ts';

export type IssuerKeyRow = typeof issuerKeys.$inferSelect;

/** All keys, the newest first; a handful over the years. */
export const listKeys = (db: Queryable): Promise<IssuerKeyRow[]> =>
  db.select().from(issuerKeys).orderBy(desc(issuerKeys.createdAt)).limit(100);

/** One key; null where there is none. */
export const findKey = async (db: Queryable, id: string): Promise<IssuerKeyRow | null> => {
  const [row] = await db.select().from(issuerKeys).where(eq(issuerKeys.id, id));
  return row ?? null;
};

export const insertKey = async (tx: Tx, key: typeof issuerKeys.$inferInsert): Promise<void> => {
  await tx.insert(issuerKeys).values(key);
};
