/** SQL for the admins' list of users and for the audit log. Read-only: auth writes accounts, the platform writes the log. */
import { and, asc, desc, eq, gte, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { agreements, nameOrder, userSearchText, users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { auditLog, auditSearchText } from '#server/audit/audit.tables.ts';
import type { Queryable } from '#server/db/database.ts';
import type { TimeOrder, UserCursor, UserOrder } from '../admin.contract.ts';

const newestAgreement = (db: Queryable) =>
  db
    .select({ terms: agreements.terms, privacy: agreements.privacy, agreedAt: agreements.agreedAt })
    .from(agreements)
    .where(eq(agreements.userId, users.id))
    .orderBy(desc(agreements.agreedAt))
    .limit(1)
    .as('newest_agreement');

/** Returns the columns of a user without secrets, such as the password hash and the encrypted copy of a temporary password. */
const userColumns = (agreement: ReturnType<typeof newestAgreement>) => ({
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  profileImageUrl: users.profileImageUrl,
  accountType: users.accountType,
  language: users.language,
  isAdmin: users.isAdmin,
  suspendedAt: users.suspendedAt,
  createdAt: users.createdAt,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  passwordIsTemporary: users.passwordIsTemporary,
  hasSealedPassword: sql<boolean>`${users.temporaryPasswordSealed} is not null`,
  temporaryPasswordExpiresAt: users.temporaryPasswordExpiresAt,
  secondStepSince: users.secondStepSince,
  membership: { accountId: memberships.accountId, endedAt: memberships.endedAt },
  companyId: companies.id,
  companyVerifiedAt: companies.verifiedAt,
  agreedTerms: agreement.terms,
  agreedPrivacy: agreement.privacy,
  agreedAt: agreement.agreedAt,
});

const companyJoin = eq(companies.userId, users.id);
const membershipJoin = eq(memberships.userId, users.id);

export type AuditRow = typeof auditLog.$inferSelect;
type AuditCursor = readonly [createdAt: string, id: string];

const isListed = (patterns: readonly string[]) =>
  and(isNull(users.deletedAt), ...patterns.map((pattern) => sql`${userSearchText} like ${pattern}`));

/** Filters and order of a list of users. */
export interface UserSearch {
  patterns: readonly string[];
  order: UserOrder;
}

interface Ordering {
  by: SQL;
  /** Converts a cursor value to the column's type. */
  read: (value: string) => SQL;
  isDescending: boolean;
}

const byTime = { by: sql`${users.createdAt}`, read: (value: string) => sql`${value}::timestamptz` };
const byName = { by: nameOrder, read: (value: string) => sql`${value}` };
const byEmail = { by: sql`${users.email}`, read: (value: string) => sql`${value}` };

/** Each order has an index, which is read forward or backward. */
const ORDERINGS: Record<UserOrder, Ordering> = {
  newest: { ...byTime, isDescending: true },
  oldest: { ...byTime, isDescending: false },
  name: { ...byName, isDescending: false },
  '-name': { ...byName, isDescending: true },
  email: { ...byEmail, isDescending: false },
  '-email': { ...byEmail, isDescending: true },
};

/** Returns users whose name or address contains every word, in the given order. `nameKey` is the sort key of names. */
export const listUsers = (
  db: Queryable,
  { patterns, order }: UserSearch,
  limit: number,
  after: UserCursor | null,
): Promise<(UserRow & { nameKey: string })[]> => {
  const { by, read, isDescending } = ORDERINGS[order];
  const [direction, beyond] = isDescending ? [desc, sql.raw('<')] : [asc, sql.raw('>')];
  const agreement = newestAgreement(db);
  return db
    .select({ ...userColumns(agreement), nameKey: sql<string>`${nameOrder}` })
    .from(users)
    .leftJoin(memberships, membershipJoin)
    .leftJoin(companies, companyJoin)
    .leftJoinLateral(agreement, sql`true`)
    .where(
      and(
        isListed(patterns),
        after === null ? undefined : sql`(${by}, ${users.id}) ${beyond} (${read(after[1])}, ${after[2]}::uuid)`,
      ),
    )
    .orderBy(direction(by), direction(users.id))
    .limit(limit);
};

export const countUsers = (db: Queryable, patterns: readonly string[]): Promise<number> =>
  db.$count(users, isListed(patterns));

/** A user with the time at which their company was verified, if it was, and their newest agreement. */
export type UserRow = Awaited<ReturnType<typeof findUser>> & object;

/** Returns a user, or null if they do not exist or were deleted. */
export const findUser = async (db: Queryable, id: string) => {
  const agreement = newestAgreement(db);
  const [row] = await db
    .select(userColumns(agreement))
    .from(users)
    .leftJoin(memberships, membershipJoin)
    .leftJoin(companies, companyJoin)
    .leftJoinLateral(agreement, sql`true`)
    .where(and(eq(users.id, id), isNull(users.deletedAt)));
  return row ?? null;
};

/** Filters of the log; null for no filter. */
export interface AuditFilter {
  patterns: readonly string[];
  action: string | null;
  /** The address of the actor. */
  actor: string | null;
  /** ISO 8601 times: `since` is included, `until` is not. */
  since: string | null;
  until: string | null;
}

const matchesAudit = ({ patterns, action, actor, since, until }: AuditFilter): SQL | undefined =>
  and(
    ...patterns.map((pattern) => sql`${auditSearchText} like ${pattern}`),
    action === null ? undefined : eq(auditLog.action, action),
    actor === null ? undefined : eq(auditLog.actorEmail, actor),
    since === null ? undefined : gte(auditLog.createdAt, since),
    until === null ? undefined : lt(auditLog.createdAt, until),
  );

/** Returns a page of the log, ordered by time. Filters by action or actor use an index in this order, and searches use a trigram index. */
export const listAudit = (
  db: Queryable,
  { order, ...filter }: AuditFilter & { order: TimeOrder },
  limit: number,
  after: AuditCursor | null,
): Promise<AuditRow[]> => {
  const [direction, beyond] = order === 'newest' ? [desc, sql.raw('<')] : [asc, sql.raw('>')];
  return db
    .select()
    .from(auditLog)
    .where(
      and(
        matchesAudit(filter),
        after === null
          ? undefined
          : sql`(${auditLog.createdAt}, ${auditLog.id}) ${beyond} (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(direction(auditLog.createdAt), direction(auditLog.id))
    .limit(limit);
};
