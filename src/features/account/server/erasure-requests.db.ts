/** SQL of requests for erasure. Invariant: a request is used up by the statement that takes it, and no one can tell from it what is known of its address. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { erasureRequests } from './account.tables.ts';

/** Files a request. */
export const insertErasureRequest = async (
  tx: Queryable,
  request: { tokenHash: string; email: string },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(hours => ${LIFETIMES.erasureLinkHours}::int)` as never;
  await tx.insert(erasureRequests).values({ ...request, expiresAt });
};

/** Uses a request up and gives its address; null where it is spent, or its time is over. */
export const takeErasureRequest = async (tx: Queryable, tokenHash: string): Promise<string | null> => {
  const [row] = await tx
    .delete(erasureRequests)
    .where(and(eq(erasureRequests.tokenHash, tokenHash), gt(erasureRequests.expiresAt, sql`now()`)))
    .returning({ email: erasureRequests.email });
  return row?.email ?? null;
};

/** Drops all requests of an address. */
export const deleteErasureRequests = async (tx: Queryable, email: string): Promise<void> => {
  await tx.delete(erasureRequests).where(eq(erasureRequests.email, email));
};

/** Drops requests that no one confirmed in time. */
export const dropOldErasureRequests = async (db: Queryable): Promise<void> => {
  await db.delete(erasureRequests).where(lte(erasureRequests.expiresAt, sql`now()`));
};
