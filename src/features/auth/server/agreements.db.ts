/** SQL for agreements to legal texts. Invariant: only the first agreement to the same versions is stored. */
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import type { AgreedVersions, Agreement } from '../auth.contract.ts';
import { agreements } from './auth.tables.ts';

/** Stores an agreement with the current time or the given one (ISO 8601). Does nothing if no texts were shown. */
export const storeAgreement = async (
  tx: Queryable,
  userId: string,
  agreed: AgreedVersions | Agreement | null,
): Promise<void> => {
  if (!agreed) return;
  await tx
    .insert(agreements)
    .values({ ...agreed, userId })
    .onConflictDoNothing();
};

/** Returns true if a person agreed to exactly these versions. */
export const hasAgreed = async (
  db: Queryable,
  userId: string,
  { terms, privacy }: Pick<Agreement, 'terms' | 'privacy'>,
): Promise<boolean> => {
  const rows = await db
    .select({ agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(and(eq(agreements.userId, userId), eq(agreements.terms, terms), eq(agreements.privacy, privacy)));
  return rows.length > 0;
};

/** Far above the number of versions that one person agrees to. */
const MAX_AGREEMENTS = 100;

/** Returns a person's agreements, newest first. */
export const listAgreements = (db: Queryable, userId: string): Promise<Agreement[]> =>
  db
    .select({ terms: agreements.terms, privacy: agreements.privacy, agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(eq(agreements.userId, userId))
    .orderBy(desc(agreements.agreedAt))
    .limit(MAX_AGREEMENTS);

export const deleteAgreements = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(agreements).where(eq(agreements.userId, userId));
};
