/** Reads the recipients of emails about an application and their preferences. */
import { users } from '#features/auth/server/auth.tables.ts';
import { recipientAddress, recipientFirstName } from '#features/auth/server/company-recipients.tables.ts';
import { equalsAny, type Queryable } from '#server/db/queryable.ts';
import type { Correspondent } from '#server/events/domain-events.ts';

/** Returns the user columns that emails need. */
const correspondentColumns = (user: typeof users) => ({
  userId: user.id,
  firstName: recipientFirstName(user),
  email: recipientAddress(user),
  mutedMails: user.mutedMails,
  language: user.language,
  hideNames: user.hideNames,
});

/** Reads the recipients by user id. Missing users are absent. */
export const findCorrespondents = async (
  db: Queryable,
  userIds: readonly string[],
): Promise<Map<string, Correspondent>> => {
  const rows = await db.select(correspondentColumns(users)).from(users).where(equalsAny(users.id, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
};
