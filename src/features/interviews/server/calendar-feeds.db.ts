/** SQL for feed URLs. Lookups use a hash of the token. The encrypted copy is only for showing the URL to its owner. */
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import { firstRow, type Queryable, type Tx } from '#server/db/database.ts';
import { calendarFeeds } from './interviews.tables.ts';

interface Feed {
  userId: string;
  tokenHash: string;
  tokenSealed: string;
}

/** Returns the encrypted token of a user's feed, or null. */
export const findSealedToken = async (db: Queryable, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ tokenSealed: calendarFeeds.tokenSealed })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.tokenSealed ?? null;
};

/** Inserts a feed if the user has none. Returns the stored encrypted token, which is the existing one if there was a feed. */
export const insertFeed = async (db: Queryable, feed: Feed): Promise<string> => {
  await db.insert(calendarFeeds).values(feed).onConflictDoNothing({ target: calendarFeeds.userId });
  return (await findSealedToken(db, feed.userId)) ?? feed.tokenSealed;
};

export const replaceFeed = async (db: Queryable, { userId, ...token }: Feed): Promise<void> => {
  await db
    .insert(calendarFeeds)
    .values({ userId, ...token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: token });
};

export const deleteFeed = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};

/** Returns the owner of a feed and their language. Returns null if the token is unknown, or if the owner is suspended or deleted. */
export const findFeedOwner = (db: Queryable, tokenHash: string) =>
  firstRow(
    db
      .select({ userId: users.id, language: users.language })
      .from(calendarFeeds)
      .innerJoin(users, eq(users.id, calendarFeeds.userId))
      .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.suspendedAt), isNull(users.deletedAt))),
  );
