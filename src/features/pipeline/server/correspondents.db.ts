/** Whom to write to about an application, and how they want it. */
import { sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { isAnyOf, type Queryable } from '#server/db/queryable.ts';
import type { Language } from '#shared/languages.ts';
import type { MutableMail } from '#shared/vocabulary.ts';

/** Where mail about an application goes. `email` is null where nothing may be sent: deleted, suspended. */
export interface Correspondent {
  userId: string;
  firstName: string;
  email: string | null;
  mutedMails: MutableMail[];
  language: Language;
  /** Only of companies. */
  hideNames: boolean;
}

/** What is read of a user to write to them. */
export const correspondentOf = (user: typeof users) => ({
  userId: user.id,
  firstName: user.firstName,
  email: sql<string | null>`case when ${user.suspendedAt} is null then ${user.email} end`,
  mutedMails: user.mutedMails,
  language: user.language,
  hideNames: user.hideNames,
});

/** Reads whom to write to, by user; those who are not there are left out. */
export const findCorrespondents = async (
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, Correspondent>> => {
  const rows = await db.select(correspondentOf(users)).from(users).where(isAnyOf(users.id, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
};
