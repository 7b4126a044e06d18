/**
 * SQL of what a person changes of their own account, and of its end. Invariant: a deleted user is never changed again. Who
 * writes something for a person holds their row (`lockUserForShare`); the deletion takes it for itself (`lockUserForNoKeyUpdate`), so that of the
 * two one comes after the other and knows.
 */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/db/database.ts';
import { type Erasure, erasedColumns, KEPT } from '#server/db/whole-rows.ts';
import type { Language } from '#shared/languages.ts';
import type { MutableMail } from '#shared/vocabulary.ts';
import { DELETED_USER } from '../auth.domain.ts';
import type { UserRow } from './auth.db.ts';
import { users } from './auth.tables.ts';

/** What a person may change of their user; what is undefined stays. */
export interface UserChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  language?: Language | undefined;
  mutedMails?: MutableMail[] | undefined;
  profileImageUrl?: string | null | undefined;
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

/** Keeps a user from being deleted until the transaction ends, beside others who do the same; false where they are gone. */
export const lockUserForShare = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx.select({ id: users.id }).from(users).where(isThere(userId)).for('share');
  return rows.length > 0;
};

/** Changes a user; at least one change must be there. Gives null where there is no such user, or it was deleted. */
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
  suspendedAt: KEPT,
  deletedAt: sql`now()`,
  createdAt: KEPT,
};

/** Takes everything personal out of a user's row and frees the address. Sessions and links are ended by the caller. */
export const eraseUserRow = async (tx: Tx, userId: string): Promise<void> => {
  await tx.update(users).set(erasedColumns(ERASED)).where(isThere(userId));
};
