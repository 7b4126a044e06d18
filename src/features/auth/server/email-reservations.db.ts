/**
 * Addresses that an account gave up. No other account can use them while the change can be undone. A reservation is the row of the undo
 * link, so it ends when the link is used or expires.
 */
import { and, eq, gt, ne, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { emailUndos } from './auth.tables.ts';

const isOpen = gt(emailUndos.expiresAt, sql`now()`);

/** Returns true if another account can still restore the address. */
export const isReservedByOther = async (
  db: Queryable,
  user: { id: string; email: string | null },
): Promise<boolean> => {
  if (user.email === null) return false;
  const [row] = await db
    .select({ userId: emailUndos.userId })
    .from(emailUndos)
    .where(and(eq(emailUndos.formerEmail, user.email), ne(emailUndos.userId, user.id), isOpen))
    .limit(1);
  return row !== undefined;
};
