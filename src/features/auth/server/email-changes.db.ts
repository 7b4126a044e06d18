/**
 * SQL of changes of the email address, and of the links that take them back. A change waits under the hash of the token that was mailed to the new address, one a
 * person; it is used up by the first one who brings the token, and the unique address decides between two people.
 */
import { and, eq, gt, gte, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { isUniqueViolation } from '#server/db/refusals.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { UserRow } from './auth.db.ts';
import { emailChanges, emailUndos, users } from './auth.tables.ts';
import { isReservedFor } from './email-reservations.db.ts';

/** Rolls the change of an address back. */
class ReservedAddress extends Error {}

const isLive = gt(emailChanges.expiresAt, sql`now()`);

/** A change that waits: to which address, and until when. */
export interface PendingEmail {
  email: string;
  expiresAt: string;
}

/** Files a change, in the place of the one that waited. */
export const putEmailChange = async (
  tx: Queryable,
  change: { tokenHash: string; userId: string; newEmail: string },
): Promise<void> => {
  const filed = {
    ...change,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(mins => ${LIFETIMES.emailLinkMinutes})`,
  };
  await tx.insert(emailChanges).values(filed).onConflictDoUpdate({ target: emailChanges.userId, set: filed });
};

/** The change of a user that waits, or null. */
export const findPendingEmail = async (db: Queryable, userId: string): Promise<PendingEmail | null> => {
  const [row] = await db
    .select({ email: emailChanges.newEmail, expiresAt: emailChanges.expiresAt })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), isLive));
  return row ?? null;
};

/** Drops the change of a user that waits, where there is one. */
export const deleteEmailChange = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
};

/** Uses up a link and gives what it was for; null where another request was faster, or its time is over. */
export const consumeEmailChange = async (
  tx: Tx,
  tokenHash: string,
): Promise<{ userId: string; newEmail: string } | null> => {
  const [row] = await tx
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), isLive))
    .returning({ userId: emailChanges.userId, newEmail: emailChanges.newEmail });
  return row ?? null;
};

/** Keeps the link by which a former address comes back. */
export const putEmailUndo = async (
  tx: Tx,
  undo: { tokenHash: string; userId: string; formerEmail: string },
): Promise<void> => {
  const expiresAt = sql`now() + make_interval(hours => ${LIFETIMES.emailUndoHours})` as never;
  await tx.insert(emailUndos).values({ ...undo, expiresAt });
};

/** Uses up a link to a former address and all links of the user's later addresses; null where it is spent or its time is over. */
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

/** Drops the links to the former addresses of a user. */
export const deleteEmailUndos = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(emailUndos).where(eq(emailUndos.userId, userId));
};

/** Sets a user's address; `taken` if another account has it or can take it back, null if the user is suspended or gone. */
export const setEmail = async (tx: Tx, userId: string, email: string): Promise<UserRow | 'taken' | null> => {
  try {
    // A savepoint, so that a refusal of the constraint leaves the transaction usable.
    return await tx.transaction(async (inner) => {
      const [row] = await inner
        .update(users)
        .set({ email })
        .where(and(eq(users.id, userId), isNull(users.deletedAt), isNull(users.suspendedAt)))
        .returning();
      if (row !== undefined && (await isReservedFor(inner, row))) throw new ReservedAddress();
      return row ?? null;
    });
  } catch (error) {
    if (error instanceof ReservedAddress || isUniqueViolation(error)) return 'taken';
    throw error;
  }
};
