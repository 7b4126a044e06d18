/** SQL for erasure requests. Invariant: a request works once, because using it deletes it. */
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import { erasureRequests } from './account.tables.ts';

export const insertErasureRequest = async (
  tx: Queryable,
  request: { tokenHash: string; email: string },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(hours => ${LIFETIMES.erasureLinkHours}::int)` as never;
  await tx.insert(erasureRequests).values({ ...request, expiresAt });
};

/** Deletes a request and returns its address. Returns null if it was used or has expired. */
export const consumeErasureRequest = async (tx: Queryable, tokenHash: string): Promise<string | null> => {
  const [row] = await tx
    .delete(erasureRequests)
    .where(and(eq(erasureRequests.tokenHash, tokenHash), gt(erasureRequests.expiresAt, sql`now()`)))
    .returning({ email: erasureRequests.email });
  return row?.email ?? null;
};

export const deleteErasureRequests = async (tx: Queryable, email: string): Promise<void> => {
  await tx.delete(erasureRequests).where(eq(erasureRequests.email, email));
};

/** Deletes requests that were not confirmed in time. */
export const dropOldErasureRequests = async (db: Queryable): Promise<void> => {
  await db.delete(erasureRequests).where(lte(erasureRequests.expiresAt, sql`now()`));
};
