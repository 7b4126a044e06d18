/** All companies for the admins' list, without those of deleted accounts. Read-only. Verified and unverified companies have an index each, newest first. */
import { aliasedTable, and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { isActiveAccount } from '#features/auth/server/active-accounts.tables.ts';
import { users } from '#features/auth/server/auth.tables.ts';
import { memberships } from '#features/auth/server/memberships.tables.ts';
import { companies } from '#features/companies/server/companies.tables.ts';
import { firstRow, type Queryable } from '#server/db/database.ts';
import type { CompanyState } from '../company-desk.contract.ts';

export interface CompanyDeskFilter {
  patterns: readonly string[];
  /** Null for all. */
  state: CompanyState | null;
}

const owner = aliasedTable(users, 'suspended_owner');

/** These conditions start from the few deleted or suspended accounts, which have partial indexes. */
const isDeleted = sql`${companies.userId} in (select ${users.id} from ${users} where ${users.deletedAt} is not null)`;
const isSuspended = sql`${companies.userId} = any(array(
  select ${users.id} from ${users}
  where ${users.id} in (
    select ${memberships.accountId} from ${memberships} inner join ${users} as "suspended_owner" on ${owner.id} = ${memberships.userId}
    where ${owner.suspendedAt} is not null and ${memberships.role} = 'owner' and ${memberships.endedAt} is null
  ) and not ${isActiveAccount(users)}
))`;

const STATES: Record<CompanyState, SQL> = {
  verified: isNotNull(companies.verifiedAt),
  unverified: isNull(companies.verifiedAt),
  suspended: isSuspended,
};

const matches = ({ patterns, state }: CompanyDeskFilter): SQL | undefined =>
  and(
    sql`not ${isDeleted}`,
    state === null ? undefined : STATES[state],
    ...patterns.map((pattern) => sql`${companies.searchName} like ${pattern}`),
  );

const selectListed = (db: Queryable) =>
  db
    .select({
      id: companies.id,
      companyName: companies.companyName,
      logoUrl: companies.logoUrl,
      website: companies.website,
      verifiedAt: companies.verifiedAt,
      suspended: sql<boolean>`not ${isActiveAccount(users)}`,
      createdAt: companies.createdAt,
      user: {
        id: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        email: users.email,
        isAdmin: users.isAdmin,
        suspended: sql<boolean>`${users.suspendedAt} is not null`,
      },
    })
    .from(companies)
    .innerJoin(users, eq(users.id, companies.userId));

export type CompanyDeskRow = Awaited<ReturnType<typeof selectListed>>[number];

/** Returns a page of companies, newest first. */
export const listAllCompanies = (
  db: Queryable,
  filter: CompanyDeskFilter,
  { limit, after }: { limit: number; after: readonly [createdAt: string, id: string] | null },
): Promise<CompanyDeskRow[]> =>
  selectListed(db)
    .where(
      and(
        matches(filter),
        after === null
          ? undefined
          : sql`(${companies.createdAt}, ${companies.id}) < (${after[0]}::timestamptz, ${after[1]}::uuid)`,
      ),
    )
    .orderBy(desc(companies.createdAt), desc(companies.id))
    .limit(limit);

export const countAllCompanies = (db: Queryable, filter: CompanyDeskFilter): Promise<number> =>
  db.$count(companies, matches(filter));

/** Returns one company, or null if it does not exist or its account was deleted. */
export const findListedCompany = (db: Queryable, id: string): Promise<CompanyDeskRow | null> =>
  firstRow(selectListed(db).where(and(eq(companies.id, id), isNull(users.deletedAt))));
