/**
 * SQL for changes of the email address, and for the links that undo them. A pending change is stored under the hash of the token emailed to the new
 * address, one per person. The first request with the token uses it up. If two people want the same address, the unique constraint decides.
 */
import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/database-errors.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { UserRow } from './auth.db.ts';
import { emailChanges, emailUndos, users } from './auth.tables.ts';
import { isReservedByOther } from './email-reservations.db.ts';

/** Thrown to roll back a change to a reserved address. */
class ReservedAddress extends Error {}

const isLive = gt(emailChanges.expiresAt, sql`now()`);

/** A pending change: the new address and its expiry. */
export interface PendingEmail {
  email: string;
  expiresAt: string;
}

/** Stores a change, replacing the previous pending one. */
export const putEmailChange = async (
  tx: Queryable,
  change: { tokenHash: string; userId: string; newEmail: string },
): Promise<void> => {
  const values = {
    ...change,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${LIFETIMES.emailLinkMinutes})`,
  };
  await tx.insert(emailChanges).values(values).onConflictDoUpdate({ target: emailChanges.userId, set: values });
};

/** Returns a user's pending change, or null. */
export const findPendingEmail = (db: Queryable, userId: string): Promise<PendingEmail | null> =>
  firstRow(
    db
      .select({ email: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
      .from(emailChanges)
      .where(and(eq(emailChanges.userId, userId), isLive)),
  );

/** Deletes a user's pending change, if any. */
export const dropEmailChange = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
};

/** Uses up a link and returns its change. Returns null if another request was faster or the link expired. */
export const consumeEmailChange = (tx: Tx, tokenHash: string): Promise<{ userId: string; newEmail: string } | null> =>
  firstRow(
    tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, tokenHash), isLive))
      .returning({ userId: emailChanges.userId, newEmail: emailChanges.newEmail }),
  );

/** Stores a link that restores a previous address. */
export const putEmailUndo = async (
  tx: Tx,
  undo: { tokenHash: string; userId: string; formerEmail: string },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(hours => ${LIFETIMES.emailUndoHours})` as never;
  await tx.insert(emailUndos).values({ ...undo, expiresAt });
};

/** Uses up the link sent to a previous address, and all links sent to the user's later addresses. Returns null if it was used or has expired. */
export const consumeEmailUndo = async (
  tx: Tx,
  tokenHash: string,
): Promise<{ userId: string; formerEmail: string } | null> => {
  const [row] = await tx
    .delete(emailUndos)
    .where(and(eq(emailUndos.tokenHash, tokenHash), gt(emailUndos.expiresAt, sql`now()`)))
    .returning();
  if (row === undefined) return null;
  await tx.delete(emailUndos).where(and(eq(emailUndos.userId, row.userId), gte(emailUndos.createdAt, row.createdAt)));
  return row;
};

/** Deletes the links sent to a user's previous addresses. */
export const deleteEmailUndos = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(emailUndos).where(eq(emailUndos.userId, userId));
};

/** Sets a user's address. Returns `taken` if another account has it or can restore it, and null if the user is suspended or deleted. */
export const setEmail = async (tx: Tx, userId: string, email: string): Promise<UserRow | 'taken' | null> => {
  try {
    // A savepoint, so that the transaction stays usable after a violation of the constraint.
    return await tx.transaction(async (inner) => {
      const [row] = await inner
        .update(users)
        .set({ email })
        .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
        .returning();
      if (row !== undefined && (await isReservedByOther(inner, row))) throw new ReservedAddress();
      return row ?? null;
    });
  } catch (error) {
    if (error instanceof ReservedAddress || isUniqueViolation(error)) return 'taken';
    throw error;
  }
};
