/** Finds the recipients of emails to an account. */
import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { users } from './auth.tables.ts';
import { type MailRecipient, mailRecipientsJson } from './company-recipients.tables.ts';
import { memberships } from './memberships.tables.ts';

export type { MailRecipient };

/** Returns the recipients by account id. */
export const findMailRecipients = async (
  db: Queryable,
  accountIds: readonly string[],
): Promise<Map<string, MailRecipient[]>> => {
  const rows = await db
    .select({ id: users.id, recipients: mailRecipientsJson(users) })
    // With a join, the query builder qualifies columns with their tables, which the subqueries of `mailRecipientsJson` need.
    .from(sql`unnest(${sql.param([...accountIds])}::uuid[]) as account (id)`)
    .innerJoin(users, sql`${users.id} = account.id`);
  return new Map(rows.map(({ id, recipients }) => [id, recipients]));
};

/** Returns the ids of the account and of everyone who is or was a member of its company, because each of them may have received an email. */
export const listPossibleRecipientIds = async (db: Queryable, accountId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: memberships.userId })
    .from(memberships)
    .where(eq(memberships.accountId, accountId));
  return [...new Set([accountId, ...rows.map(({ id }) => id)])];
};
