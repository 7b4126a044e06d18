/**
 * SQL for users, sessions and reset links. A change that must happen only once is a single conditional statement. It returns a row only if it
 * changed something. Times are compared with the database's clock, which all processes share.
 */
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { PgInsertValue } from 'drizzle-orm/pg-core';
import { type Db, firstRow, type Queryable } from '#server/db/database.ts';
import { LIFETIMES } from '#shared/limits.ts';
import type { AccountType } from '#shared/vocabulary.ts';
import { hasActiveOwner } from './active-accounts.tables.ts';
import { emailChanges, emailUndos, passwordResets, sessions, users } from './auth.tables.ts';
import { isReservedByOther } from './email-reservations.db.ts';
import { memberships } from './memberships.tables.ts';

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
type NewUser = PgInsertValue<typeof users>;

export interface TemporaryCredentials {
  passwordHash: string;
  sealed: string;
}

const daysFromNow = (days: number) => sql`now() + make_interval(days => ${days})`;
const minutesFromNow = (minutes: number) => sql`now() + make_interval(mins => ${minutes})`;

/** The minimum time between updates of a session. Without it, every request would write. */
const TOUCH_INTERVAL_MINUTES = 5;

const temporaryPasswordColumns = (credentials: TemporaryCredentials) => ({
  passwordHash: credentials.passwordHash,
  passwordIsTemporary: true,
  temporaryPasswordSealed: credentials.sealed,
  temporaryPasswordExpiresAt: daysFromNow(LIFETIMES.temporaryPasswordDays),
});

const ownPasswordColumns = (passwordHash: string) => ({
  passwordHash,
  passwordIsTemporary: false,
  temporaryPasswordSealed: null,
  temporaryPasswordExpiresAt: null,
});

/**
 * Inserts a user. Returns null if the address is taken or reserved (`email-reservations.db.ts`). Reads the reservation after the insert,
 * because an insert that waits for a concurrent change of address can see the reservation only then.
 */
export const insertUser = (db: Queryable, user: NewUser): Promise<UserRow | null> =>
  db.transaction(async (tx) => {
    const [row] = await tx.insert(users).values(user).onConflictDoNothing({ target: users.email }).returning();
    if (row === undefined || !(await isReservedByOther(tx, row))) return row ?? null;
    await tx.delete(users).where(eq(users.id, row.id));
    return null;
  });

/** Inserts a user with a temporary password. Returns null if the address is taken or reserved. */
export const insertUserWithTemporaryPassword = (
  db: Queryable,
  user: NewUser,
  credentials: TemporaryCredentials,
): Promise<UserRow | null> => insertUser(db, { ...user, ...temporaryPasswordColumns(credentials) });

/** Returns the user with an address (lower case), including suspended ones. */
export const findUserByEmail = (db: Queryable, email: string): Promise<UserRow | null> =>
  firstRow(db.select().from(users).where(eq(users.email, email)));

export const findUserById = (db: Queryable, userId: string): Promise<UserRow | null> =>
  firstRow(db.select().from(users).where(eq(users.id, userId)));

/**
 * Locks the user for a sign-in with the password that was just checked, and erases the encrypted copy of a temporary one. Returns null if the
 * password was replaced, or the person suspended or deleted, since the check.
 */
export const claimSignIn = (db: Queryable, userId: string, checkedHash: string): Promise<UserRow | null> =>
  firstRow(
    db
      .update(users)
      .set({ temporaryPasswordSealed: null })
      .where(
        and(
          eq(users.id, userId),
          eq(users.passwordHash, checkedHash),
          isNull(users.suspendedAt),
          isNull(users.deletedAt),
        ),
      )
      .returning(),
  );

/** Works like `claimSignIn`, for an emailed link instead of a password. Returns null if the person was suspended or deleted. */
export const claimSignInByLink = (tx: Queryable, userId: string): Promise<UserRow | null> =>
  firstRow(
    tx
      .update(users)
      .set({ temporaryPasswordSealed: null })
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
      .returning(),
  );

/** Locks the user for a sign-in without a password. Returns null if they were suspended or deleted. */
export const lockForSignIn = (tx: Queryable, userId: string): Promise<UserRow | null> =>
  firstRow(
    tx
      .select()
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.suspendedAt), isNull(users.deletedAt)))
      .for('no key update'),
  );

/**
 * Starts the grace period in which an admin must set up a second step, unless it has already started or they have a second step. Returns the
 * updated user.
 */
export const startAdminGrace = async (tx: Queryable, user: UserRow): Promise<UserRow> => {
  if (user.secondStepDueAt !== null || user.secondStepSince !== null) return user;
  const [row] = await tx
    .update(users)
    .set({ secondStepDueAt: daysFromNow(LIFETIMES.adminGraceDays) })
    .where(and(eq(users.id, user.id), isNull(users.secondStepDueAt)))
    .returning();
  return row ?? user;
};

/** Replaces the token of a session. Returns false if the session does not exist. */
export const renewSessionToken = async (db: Queryable, sessionId: string, tokenHash: string): Promise<boolean> => {
  const renewed = await db
    .update(sessions)
    .set({ tokenHash })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return renewed.length > 0;
};

/** Sets the account type once. Returns null if it is already set. */
export const setAccountType = (db: Queryable, userId: string, accountType: AccountType): Promise<UserRow | null> =>
  firstRow(
    db
      .update(users)
      .set({ accountType })
      .where(and(eq(users.id, userId), isNull(users.accountType)))
      .returning(),
  );

/**
 * Sets a password that the person chose. With `expectedHash`, requires that it is still the stored hash, so only one of two changes with
 * the same old password succeeds. Returns null if nothing changed.
 */
export const setOwnPassword = (
  db: Queryable,
  userId: string,
  passwordHash: string,
  expectedHash?: string,
): Promise<UserRow | null> =>
  firstRow(
    db
      .update(users)
      .set(ownPasswordColumns(passwordHash))
      .where(
        and(
          eq(users.id, userId),
          isNull(users.deletedAt),
          expectedHash === undefined ? undefined : eq(users.passwordHash, expectedHash),
        ),
      )
      .returning(),
  );

/** Replaces a temporary password. Returns false if the person has chosen their own. */
export const replaceTemporaryPassword = async (
  db: Queryable,
  userId: string,
  credentials: TemporaryCredentials,
): Promise<boolean> => {
  const updatedRows = await db
    .update(users)
    .set(temporaryPasswordColumns(credentials))
    .where(and(eq(users.id, userId), eq(users.passwordIsTemporary, true), isNull(users.deletedAt)))
    .returning({ id: users.id });
  return updatedRows.length > 0;
};

/** Makes a user an admin. Sets the given hash if they have no password. */
export const grantAdmin = async (db: Queryable, email: string, passwordHash: string | null): Promise<void> => {
  await db
    .update(users)
    .set({
      isAdmin: true,
      ...(passwordHash === null ? {} : { passwordHash: sql`coalesce(${users.passwordHash}, ${passwordHash})` }),
    })
    .where(eq(users.email, email));
};

/**
 * Returns true if a user is the only admin who can sign in. Locks the admins in a fixed order, so that two admins who remove or suspend each other
 * at the same time cannot both succeed.
 */
export const isLastAdmin = async (tx: Queryable, userId: string): Promise<boolean> => {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt), isNull(users.suspendedAt)))
    .orderBy(users.id)
    .for('update');
  return admins.length === 1 && admins[0]?.id === userId;
};

/** Returns the ids of the admins who can sign in. There are few. */
export const listAdminIds = async (db: Queryable): Promise<string[]> => {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.deletedAt), isNull(users.suspendedAt)));
  return admins.map(({ id }) => id);
};

/**
 * Grants or revokes the admin flag. Granting starts the grace period for a second step. Returns null if the user does not exist or is
 * deleted.
 */
export const setAdminFlag = (db: Queryable, userId: string, isAdmin: boolean): Promise<UserRow | null> =>
  firstRow(
    db
      .update(users)
      .set({ isAdmin, secondStepDueAt: isAdmin ? daysFromNow(LIFETIMES.adminGraceDays) : null })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning(),
  );

/** Suspends or restores a user. Returns null if the user does not exist or is deleted. */
export const setSuspended = (db: Queryable, userId: string, isSuspended: boolean): Promise<UserRow | null> =>
  firstRow(
    db
      .update(users)
      .set({ suspendedAt: isSuspended ? sql`coalesce(${users.suspendedAt}, now())` : null })
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .returning(),
  );

export const insertSession = async (
  db: Queryable,
  session: Pick<SessionRow, 'id' | 'tokenHash' | 'userId' | 'userAgent'>,
): Promise<void> => {
  await db.insert(sessions).values({ ...session, expiresAt: daysFromNow(LIFETIMES.sessionDays) });
};

/**
 * Prepares the statement that loads the valid sessions of some tokens with their users, and whether each session needs an update. It runs
 * with every request, so its text is built once.
 */
export const prepareFindSessions = (db: Db) => {
  const query = db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      userId: users.id,
      email: users.email,
      accountType: users.accountType,
      isAdmin: users.isAdmin,
      language: users.language,
      hidesNames: users.hideNames,
      hidesScores: users.hideScores,
      membership: { accountId: memberships.accountId, role: memberships.role, endedAt: memberships.endedAt },
      // Owners with a valid session are active themselves.
      isCompanySuspended: sql<boolean>`case when ${memberships.role} <> 'owner' then not ${hasActiveOwner(memberships.accountId)} else false end`,
      profile: {
        firstName: users.firstName,
        lastName: users.lastName,
        profileImageUrl: users.profileImageUrl,
        passwordIsTemporary: users.passwordIsTemporary,
        secondStepSince: users.secondStepSince,
        secondStepDueAt: users.secondStepDueAt,
        createdAt: users.createdAt,
      },
      isStale: sql<boolean>`${sessions.lastSeenAt} < now() - make_interval(mins => ${sql.raw(String(TOUCH_INTERVAL_MINUTES))})`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .where(
      and(
        sql`${sessions.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`,
        gt(sessions.expiresAt, sql`now()`),
        isNull(users.suspendedAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('');
  return (tokenHashes: readonly string[]) => query.execute({ tokenHashes: [...tokenHashes] });
};

/** Extends a session. */
export const touchSession = async (db: Queryable, sessionId: string): Promise<void> => {
  await db
    .update(sessions)
    .set({
      lastSeenAt: sql`now()`,
      expiresAt: sql`least(${daysFromNow(LIFETIMES.sessionDays)}, ${sessions.createdAt} + make_interval(days => ${LIFETIMES.sessionMaxDays}))`,
    })
    .where(eq(sessions.id, sessionId));
};

/** Returns up to 100 valid sessions of a user, most recently used first. */
export const listSessions = (db: Queryable, userId: string): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(100);

/** Deletes a session of a user. Returns false if it did not exist. */
export const deleteSession = async (db: Queryable, userId: string, sessionId: string): Promise<boolean> => {
  const deletedRows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return deletedRows.length > 0;
};

/** Deletes all sessions of a user, or all but one. */
export const deleteSessions = async (db: Queryable, userId: string, except?: string): Promise<void> => {
  await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), except === undefined ? undefined : ne(sessions.id, except)));
};

export const insertPasswordReset = async (db: Queryable, tokenHash: string, userId: string): Promise<void> => {
  await db.insert(passwordResets).values({ tokenHash, userId, expiresAt: minutesFromNow(LIFETIMES.resetLinkMinutes) });
};

/** Returns the user of a valid reset link, or null. */
export const findUserByReset = async (db: Queryable, tokenHash: string): Promise<UserRow | null> => {
  const [row] = await db
    .select({ user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(
      and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`), isNull(users.deletedAt)),
    );
  return row?.user ?? null;
};

/** Uses up a reset link. Returns false if it was already used or has expired. */
export const consumePasswordReset = async (db: Queryable, tokenHash: string): Promise<boolean> => {
  const used = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, sql`now()`)))
    .returning({ userId: passwordResets.userId });
  return used.length > 0;
};

export const deletePasswordResets = async (db: Queryable, userId: string): Promise<void> => {
  await db.delete(passwordResets).where(eq(passwordResets.userId, userId));
};

/** Deletes expired sessions and links, and the encrypted copies of expired temporary passwords. */
export const dropExpired = async (db: Queryable): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`));
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`now()`));
  await db.delete(emailChanges).where(lte(emailChanges.expiresAt, sql`now()`));
  await db.delete(emailUndos).where(lte(emailUndos.expiresAt, sql`now()`));
  await db
    .update(users)
    .set({ temporaryPasswordSealed: null })
    .where(and(isNotNull(users.temporaryPasswordSealed), lte(users.temporaryPasswordExpiresAt, sql`now()`)));
};
