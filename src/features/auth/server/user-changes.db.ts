/**
 * SQL for changing and deleting a user's own account. Invariant: a deleted user never changes again. A transaction that writes for a person
 * locks their row (`lockUserForShare`). The deletion locks it exclusively (`lockUserForNoKeyUpdate`). The later transaction therefore sees the
 * changes of the earlier transaction.
 */
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { type Erasure, erasedColumns, UNCHANGED_BY_ERASURE } from '#server/db/whole-rows.ts';
import type { Language } from '#shared/languages.ts';
import type { BellChoice, OptionalMail } from '#shared/vocabulary.ts';
import { DELETED_USER, type PersonName } from '../auth.domain.ts';
import { isActiveAccount } from './active-accounts.tables.ts';
import type { UserRow } from './auth.db.ts';
import { passwordResets, sessions, users } from './auth.tables.ts';

/** Fields that a person can change. Undefined fields stay unchanged. */
export interface UserChanges {
  firstName?: string | undefined;
  lastName?: string | undefined;
  formerNames?: PersonName[] | undefined;
  language?: Language | undefined;
  mutedMails?: OptionalMail[] | undefined;
  mutedBell?: BellChoice[] | undefined;
  profileImageUrl?: string | null | undefined;
  hideNames?: boolean | undefined;
  hideScores?: boolean | undefined;
  scoreOptOut?: boolean | undefined;
}

const isUndeleted = (userId: string) => and(eq(users.id, userId), isNull(users.deletedAt));

/**
 * Locks a user for the transaction. Returns null if they do not exist or are deleted. Unlike `for update`, this lock does not block
 * inserts that refer to the row, such as notifications.
 */
export const lockUserForNoKeyUpdate = (tx: Tx, userId: string): Promise<UserRow | null> =>
  firstRow(tx.select().from(users).where(isUndeleted(userId)).for('no key update'));

/**
 * Takes a shared lock that prevents deletion and suspension of a user during the transaction. Returns false if they are already deleted or
 * suspended. A company's first account counts as suspended only if all owners of the company are.
 */
export const lockUserForShare = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isUndeleted(userId), isActiveAccount(users)))
    .for('share', { of: users });
  return rows.length > 0;
};

/**
 * Takes a shared lock that prevents deletion and suspension of a person during the transaction. Returns false if they are already deleted or
 * suspended, even if their row still represents a company.
 */
export const lockPersonForShare = async (tx: Tx, userId: string): Promise<boolean> => {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isUndeleted(userId), isNotNull(users.email), isNull(users.suspendedAt)))
    .for('share');
  return rows.length > 0;
};

/** Updates a user. Requires at least one change. Returns null if the user does not exist or is deleted. */
export const changeUser = (db: Queryable, userId: string, changes: UserChanges): Promise<UserRow | null> =>
  firstRow(db.update(users).set(changes).where(isUndeleted(userId)).returning());

/** The values of a deleted user. The nameless row stays, because other records, such as messages, refer to it. */
const ERASED: Erasure<typeof users> = {
  id: UNCHANGED_BY_ERASURE,
  ...DELETED_USER,
  formerNames: [],
  email: null,
  passwordHash: null,
  passwordIsTemporary: false,
  temporaryPasswordSealed: null,
  temporaryPasswordExpiresAt: null,
  profileImageUrl: null,
  accountType: UNCHANGED_BY_ERASURE,
  isAdmin: false,
  language: UNCHANGED_BY_ERASURE,
  mutedMails: [],
  mutedBell: [],
  hideNames: false,
  hideScores: false,
  secondStepSince: null,
  secondStepDueAt: null,
  scoreOptOut: false,
  suspendedAt: UNCHANGED_BY_ERASURE,
  deletedAt: sql`now()`,
  createdAt: UNCHANGED_BY_ERASURE,
};

/**
 * True for an account that no one has used: the encrypted copy of its temporary password is still stored, no one signed in or requested a reset link,
 * and it is neither suspended nor an admin.
 */
export const isUnusedUser = and(
  isNull(users.deletedAt),
  isNotNull(users.temporaryPasswordSealed),
  isNull(users.suspendedAt),
  eq(users.isAdmin, false),
  sql`not exists (select 1 from ${sessions} where ${sessions.userId} = ${users.id})`,
  sql`not exists (select 1 from ${passwordResets} where ${passwordResets.userId} = ${users.id})`,
);

/** Deletes the unused account of an address. Returns false if it was used. Throws a database error if other rows refer to it. */
export const deleteUnusedUser = async (tx: Tx, userId: string, email: string): Promise<boolean> => {
  // A statement after the lock sees the sessions and links that a concurrent transaction stored before it released the row.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const deletedRows = await tx
    .delete(users)
    .where(and(eq(users.id, userId), eq(users.email, email), isUnusedUser))
    .returning({ id: users.id });
  return deletedRows.length > 0;
};

/** Resets the account type of a candidate to "not chosen". */
export const clearAccountType = async (tx: Tx, userId: string): Promise<void> => {
  await tx
    .update(users)
    .set({ accountType: null })
    .where(and(isUndeleted(userId), eq(users.accountType, 'candidate')));
};

/** Erases personal data from a user's row and frees the address. The caller ends sessions and links. */
export const eraseUserRow = async (tx: Tx, userId: string, { isDeleted }: { isDeleted: boolean }): Promise<void> => {
  const columns = erasedColumns(ERASED);
  await tx
    .update(users)
    .set(isDeleted ? columns : { ...columns, deletedAt: null })
    .where(isUndeleted(userId));
};
