/**
 * SQL for the recipients of notifications and emails addressed to a company (its first account). They go to all owners and recruiters, whose number
 * is limited by `LIMITS.companyMembers`. If there can be only one recipient, it is the person behind the first account or, if that person is no
 * longer among them, the owner who joined first.
 */
import { aliasedTable, type Column, type SQL, sql } from 'drizzle-orm';
import type { Language } from '#shared/languages.ts';
import type { OptionalMail } from '#shared/vocabulary.ts';
import { hasActiveOwner, isActiveAccount } from './active-accounts.tables.ts';
import { users } from './auth.tables.ts';
import { memberships } from './memberships.tables.ts';

const recipient = aliasedTable(users, 'recipient');

const fromRecipients = (user: typeof users) => sql`from ${memberships}
  inner join ${users} as "recipient" on ${recipient.id} = ${memberships.userId}
  where ${memberships.accountId} = ${user.id} and ${memberships.endedAt} is null
    and ${memberships.role} in ('owner', 'recruiter') and ${recipient.suspendedAt} is null and ${recipient.email} is not null`;

const recipientColumn = (user: typeof users, column: Column) => sql`(
  select ${column} ${fromRecipients(user)}
  order by ${memberships.userId} = ${memberships.accountId} desc, ${memberships.role} = 'owner' desc, ${memberships.createdAt}
  limit 1
)`;

const hasHadMembers = (user: typeof users) =>
  sql`exists (select 1 from ${memberships} where ${memberships.accountId} = ${user.id})`;

/** Selects the address for emails to an account, or null for a suspended or deleted account. */
export const recipientAddress = (user: typeof users) =>
  sql<string | null>`case when ${isActiveAccount(user)} then
    coalesce(${recipientColumn(user, recipient.email)}, case when not ${hasHadMembers(user)} then ${user.email} end)
  end`;

/** Selects the language of the person at `recipientAddress`. */
export const recipientLanguage = (user: typeof users) =>
  sql<Language>`coalesce(${recipientColumn(user, recipient.language)}, ${user.language})`;

/** Selects the kinds of email that the person at `recipientAddress` turned off. */
export const recipientMutedMails = (user: typeof users) =>
  sql<OptionalMail[]>`coalesce(${recipientColumn(user, recipient.mutedMails)}, ${user.mutedMails})`;

/** Selects whether the person at `recipientAddress` hides names. */
export const recipientHidesNames = (user: typeof users) =>
  sql<boolean>`coalesce(${recipientColumn(user, recipient.hideNames)}, ${user.hideNames})`;

/** Selects whether the person at `recipientAddress` hides scores. */
export const recipientHidesScores = (user: typeof users) =>
  sql<boolean>`coalesce(${recipientColumn(user, recipient.hideScores)}, ${user.hideScores})`;

/** Selects the first name of the person at `recipientAddress`. */
export const recipientFirstName = (user: typeof users) =>
  sql<string>`coalesce(${recipientColumn(user, recipient.firstName)}, ${user.firstName})`;

const recipientJson = (
  user: typeof users,
) => sql`json_build_object('userId', ${user.id}, 'firstName', ${user.firstName},
  'email', ${user.email}, 'mutedMails', ${user.mutedMails}, 'language', ${user.language}, 'hideNames', ${user.hideNames})`;

/** Someone who receives email, with their own language and choices. */
export interface MailRecipient {
  userId: string;
  firstName: string;
  email: string;
  mutedMails: OptionalMail[];
  language: Language;
  /** Members of companies only. */
  hideNames: boolean;
}

/**
 * Selects the recipients of emails to an account: for a company, its owners and recruiters, the first account first; otherwise the person. Omits
 * suspended and deleted people, and the members of suspended companies.
 */
export const mailRecipientsJson = (user: typeof users) => sql<MailRecipient[]>`coalesce(
  (select json_agg(${recipientJson(recipient)}
      order by ${memberships.userId} = ${memberships.accountId} desc, ${memberships.createdAt}, ${memberships.userId})
    ${fromRecipients(user)} and ${hasActiveOwner(user.id)}),
  case when ${user.suspendedAt} is null and ${user.email} is not null and not ${hasHadMembers(user)}
    then json_build_array(${recipientJson(user)}) end,
  '[]'::json)`;

/** Joins the members who are notified on behalf of `accountId`. Null for candidates, who are notified themselves. */
export const joinNotifiedMembers = (accountId: SQL): SQL => sql`
  left join ${memberships} as notified
    on notified.account_id = ${accountId} and notified.ended_at is null and notified.role in ('owner', 'recruiter')`;

/** Selects these accounts, and everyone who is or was a member of their companies. */
export const selectAccountPeople = (accountIds: readonly string[]): SQL => sql`
  select unnest(${sql.param(accountIds)}::uuid[])
  union all select ${memberships.userId} from ${memberships} where ${memberships.accountId} = any(${sql.param(accountIds)}::uuid[])`;

/** Selects the people who are notified on behalf of these accounts. */
export const selectNotifiedPeople = (accountIds: readonly string[]): SQL => sql`
  select coalesce(notified.user_id, account.id) from unnest(${sql.param(accountIds)}::uuid[]) as account (id)
  ${joinNotifiedMembers(sql`account.id`)}`;
