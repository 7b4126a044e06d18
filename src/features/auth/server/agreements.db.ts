/** SQL of who agreed to which legal texts. Invariant: of the same versions the first time counts. */
import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { Agreed, Agreement } from '../auth.contract.ts';
import { agreements } from './auth.tables.ts';

/** Keeps what a person agreed to: now, or when it was (ISO 8601). Nothing where nothing was shown to them. */
export const keepAgreement = async (
  tx: Queryable,
  userId: string,
  agreed: Agreed | Agreement | null,
): Promise<void> => {
  if (!agreed) return;
  await tx
    .insert(agreements)
    .values({ ...agreed, userId })
    .onConflictDoNothing();
};

/** Far above the number of versions that one person agrees to. */
const MAX_AGREEMENTS = 100;

/** Lists what a person agreed to, newest first. */
export const listAgreements = (db: Queryable, userId: string): Promise<Agreement[]> =>
  db
    .select({ terms: agreements.terms, privacy: agreements.privacy, agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.agreedAt))
    .limit(MAX_AGREEMENTS);

/** Deletes the agreements of a person. */
export const deleteAgreements = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(agreements).where(eq(agreements.userId, userId));
};
