/**
 * SQL for whether an account is active. A company is active while one of its owners is not suspended, even if its first account is suspended or is no
 * longer an owner. Everyone else is active until they are suspended. Does not check whether the account is deleted.
 */
import { aliasedTable, type Column, type SQL, sql } from 'drizzle-orm';
import { users } from './auth.tables.ts';
import { memberships } from './memberships.tables.ts';

const owner = aliasedTable(users, 'active_owner');
const ownership = aliasedTable(memberships, 'ownership');

const fromActiveOwners = (accountId: Column): SQL => sql`from ${memberships} as "ownership"
  inner join ${users} as "active_owner" on ${owner.id} = ${ownership.userId}
  where ${ownership.accountId} = ${accountId} and ${ownership.role} = 'owner' and ${ownership.endedAt} is null and ${owner.suspendedAt} is null`;

/** Returns the condition that a company has an owner who is not suspended. */
export const hasActiveOwner = (accountId: Column): SQL<boolean> =>
  sql<boolean>`exists (select 1 ${fromActiveOwners(accountId)})`;

/**
 * Returns the condition that the company of this first account has another owner who is not suspended. Ignores the account itself, because a
 * statement that waited for a lock reads the latest version of the locked row, but older versions of other rows.
 */
const hasOtherActiveOwner = (user: typeof users): SQL =>
  sql`exists (select 1 ${fromActiveOwners(user.id)} and ${ownership.userId} <> ${user.id})`;

/**
 * Returns a condition that is false if only others own the company of this first account. A suspension of the account then does not affect the
 * company.
 */
const isOwnStatusRelevant = (user: typeof users): SQL => sql`(
  exists (select 1 from ${memberships} where ${memberships.userId} = ${user.id} and ${memberships.accountId} = ${user.id}
    and ${memberships.role} = 'owner' and ${memberships.endedAt} is null)
  or not exists (select 1 from ${memberships} where ${memberships.accountId} = ${user.id} and ${memberships.endedAt} is null)
)`;

export const isActiveAccount = (user: typeof users): SQL<boolean> =>
  sql<boolean>`((${user.suspendedAt} is null and ${isOwnStatusRelevant(user)}) or ${hasOtherActiveOwner(user)})`;
