/**
 * SQL of what a person changes of their own account, and of its end. Invariant: a deleted user is never changed again. Who
 * writes something for a person holds their row (`lockUserForShare`); the deletion takes it for itself (`lockUserForNoKeyUpdate`), so that of the
 * two one comes after the other and knows.
 */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { type Queryable, rowsOf, type Tx } from '#server/db/database.ts';
import { type Erasure, erasedColumns, KEPT } from '#server/db/whole-rows.ts';
import type { Language } from '#shared/languages.ts';
import type { MutableMail } from '#shared/vocabulary.ts';
import { DELETED_USER } from '../auth.domain.ts';
import type { UserRow } from './auth.db.ts';
import { passwordResets, sessions, users } from './auth.tables.ts';

/** What a person may change of their user; what is undefined stays. */
export interface UserChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: Language | undefined;
  mutedMails?: MutableMail[] | undefined;
  profileImageUrl?: string | null | undefined;
  hideNames?: boolean | undefined;
  hideScores?: boolean | undefined;
  scoreOptOut?: boolean | undefined;
}

const isThere = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/**
 * Takes the row of a user until the transaction ends; null where there is none, or it was deleted. The weaker of the two locks:
 * what others write about this person (a notification) refers to the row and need not wait.
 */
export const lockUserForNoKeyUpdate = async (tx: Tx, userId: string): Promise<UserRow | null> => {
  const [row] = await tx.select().from(users).where(isThere(userId)).for('no key update');
  return row ?? null;
};

/**
 * Keeps a user from being deleted or suspended until the transaction ends, beside others who do the same; false where they are gone or
 * suspended by then.
 */
export const lockUserForShare = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isThere(userId), isNull(users.suspendedAt)))
    .for('share');
  return rows.length > 0;
};

/** Changes a user; at least one change must be there. Returns null where there is no such user, or it was deleted. */
export const updateUser = async (db: Queryable, userId: string, changes: UserChanges): Promise<UserRow | null> => {
  const [row] = await db.update(users).set(changes).where(isThere(userId)).returning();
  return row ?? null;
};

/** What is left of a deleted user: a row without a name, for what others keep (messages). */
const ERASED: Erasure<typeof users> = {
  id: KEPT,
  ...DELETED_USER,
  email: null,
  passwordHash: null,
  passwordIsTemporary: false,
  temporaryPasswordSealed: null,
  temporaryPasswordExpiresAt: null,
  profileImageUrl: null,
  accountType: KEPT,
  isAdmin: false,
  language: KEPT,
  mutedMails: [],
  hideNames: false,
  hideScores: false,
  secondStepSince: null,
  secondStepDueAt: null,
  scoreOptOut: false,
  suspendedAt: KEPT,
  deletedAt: sql`now()`,
  createdAt: KEPT,
};

/**
 * Removes the account of an address that no one has used yet: its temporary password is still sealed, no one signed in, asked for a
 * link or changed what it may do. Returns whether it is gone. Throws the database's refusal where something else refers to it.
 */
export const deleteUnusedUser = async (tx: Tx, userId: string, email: string): Promise<boolean> => {
  const isUnused = and(
    isThere(userId),
    eq(users.email, email),
    isNotNull(users.temporaryPasswordSealed),
    isNull(users.suspendedAt),
    eq(users.isAdmin, false),
  );
  const [row] = await tx.select({ id: users.id }).from(users).where(isUnused).for('update');
  if (row === undefined) return false;
  const used = await tx.execute(sql`
    select 1 from ${sessions} where ${sessions.userId} = ${userId}
    union all select 1 from ${passwordResets} where ${passwordResets.userId} = ${userId} limit 1
  `);
  if (rowsOf(used).length > 0) return false;
  await tx.delete(users).where(eq(users.id, userId));
  return true;
};

/** Makes a candidate's account one that has not chosen its type yet. */
export const clearAccountType = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(users)
    .set({ accountType: null })
    .where(and(isThere(userId), eq(users.accountType, 'candidate')));
};

/** Takes everything personal out of a user's row and frees the address. Sessions and links are ended by the caller. */
export const eraseUserRow = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(users).set(erasedColumns(ERASED)).where(isThere(userId));
};
