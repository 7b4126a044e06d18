/**
 * SQL for memberships. Every change holds the advisory lock of account deletions (`lockMemberships`), so that a company always has an owner and
 * a person belongs to one company.
 */
import { and, asc, eq, getTableColumns, isNull, ne, sql } from 'drizzle-orm';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { equalsAny } from '#server/db/queryable.ts';
import type { MemberRole } from '#shared/vocabulary.ts';
import { isActiveAccount } from './active-accounts.tables.ts';
import { sessions, users } from './auth.tables.ts';
import { memberships } from './memberships.tables.ts';

export type MembershipRow = typeof memberships.$inferSelect;

const isSuspended = sql<boolean>`${users.suspendedAt} is not null`;

const isActiveMember = (accountId: string) => and(eq(memberships.accountId, accountId), isNull(memberships.endedAt));

/** Returns the membership of a person, even if it has ended. */
export const findMembership = (db: Queryable, userId: string): Promise<MembershipRow | null> =>
  firstRow(db.select().from(memberships).where(eq(memberships.userId, userId)));

/** Returns the members of a company, in the order in which they joined. Their number is limited by `LIMITS.companyMembers`. */
export const listMembers = (db: Queryable, accountId: string) =>
  db
    .select({
      userId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: memberships.role,
      joinedAt: memberships.createdAt,
      lastSeenAt: sql<string | null>`(
        select to_json(max(${sessions.lastSeenAt})) #>> '{}' from ${sessions}
        where ${sessions.userId} = ${users.id} and ${sessions.expiresAt} > now())`,
      isSuspended,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isActiveMember(accountId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));

/** Returns the active memberships of a company, and which of the members are suspended. */
export const listMemberships = (db: Queryable, accountId: string) =>
  db
    .select({ ...getTableColumns(memberships), isSuspended })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(isActiveMember(accountId))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId));

/**
 * Locks the active memberships of these people in a company against removal. Returns those who are members, and which of them are suspended.
 */
export const lockMembersForShare = async (
  tx: Tx,
  accountId: string,
  userIds: readonly string[],
): Promise<{ userId: string; isSuspended: boolean }[]> => {
  if (userIds.length === 0) return [];
  return tx
    .select({ userId: memberships.userId, isSuspended })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(isActiveMember(accountId), equalsAny(memberships.userId, userIds)))
    .orderBy(asc(memberships.userId))
    .for('share', { of: memberships });
};

/** Returns true if the company of this first account was deleted. No one is a member of a deleted company. */
export const isCompanyDeleted = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(memberships, isActiveMember(accountId))) === 0;

/** Locks a company against deletion, through one of its members. Returns false if it was deleted. */
export const lockCompanyForShare = async (tx: Tx, accountId: string): Promise<boolean> => {
  const rows = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(isActiveMember(accountId))
    .limit(1)
    .for('share');
  return rows.length > 0;
};

/** Makes a person a member. Replaces an ended membership. */
export const putMembership = async (
  tx: Tx,
  membership: { userId: string; accountId: string; role: MemberRole },
): Promise<void> => {
  const { accountId, role } = membership;
  await tx
    .insert(memberships)
    .values(membership)
    .onConflictDoUpdate({
      target: memberships.userId,
      set: { accountId, role, createdAt: sql`now()`, endedAt: null },
    });
  // Runs after the insert, because the trigger makes a company account without a membership the owner of a new company.
  await tx.update(users).set({ accountType: 'company' }).where(eq(users.id, membership.userId));
};

export const setRole = async (tx: Tx, userId: string, role: MemberRole): Promise<void> => {
  await tx.update(memberships).set({ role }).where(eq(memberships.userId, userId));
};

/** Ends a membership. The row of a company's first account keeps its account type, because it still represents the company. */
export const endMembership = async (tx: Tx, { userId, accountId }: MembershipRow): Promise<void> => {
  await tx.update(memberships).set({ endedAt: sql`now()` }).where(eq(memberships.userId, userId));
  if (userId !== accountId) await tx.update(users).set({ accountType: null }).where(eq(users.id, userId));
};

/** Deletes the membership of a person whose account is deleted. */
export const deleteMembership = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(memberships).where(eq(memberships.userId, userId));
};

/** Returns true if an account is active (see `isActiveAccount`). */
export const isAccountActive = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(users, and(eq(users.id, accountId), isActiveAccount(users)))) > 0;

/** Returns true if the company of this first account has other members. */
export const hasOtherMembers = async (db: Queryable, accountId: string): Promise<boolean> =>
  (await db.$count(memberships, and(isActiveMember(accountId), ne(memberships.userId, accountId)))) > 0;
