/**
 * Addresses that an account gave up: while the change can be undone, no other account gets them. A reservation is the undo link's row, so
 * it ends when the link is used or expires.
 */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { emailUndos } from './auth.tables.ts';

const isOpen = gt(emailUndos.expiresAt, sql`now()`);

/** Whether an account other than this one can still take the address back. */
export const isReservedFor = async (db: Queryable, user: { id: string; email: string | null }): Promise<boolean> => {
  if (user.email === null) return false;
  const [row] = await db
    .select({ userId: emailUndos.userId })
    .from(emailUndos)
    .where(and(eq(emailUndos.formerEmail, user.email), ne(emailUndos.userId, user.id), isOpen))
    .limit(1);
  return row !== undefined;
};
