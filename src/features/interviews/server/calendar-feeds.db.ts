/** SQL of the addresses of calendar feeds. Of an address only a hash is looked up; the sealed copy is for its owner alone. */
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { calendarFeeds } from './interviews.tables.ts';

interface Feed {
  userId: string;
  tokenHash: string;
  tokenSealed: string;
}

/** The sealed token of a user's feed, or null where there is none yet. */
export const findSealedToken = async (db: Queryable, userId: string): Promise<string | null> => {
  const [row] = await db
    .select({ tokenSealed: calendarFeeds.tokenSealed })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, userId));
  return row?.tokenSealed ?? null;
};

/** Keeps a feed where the user has none; gives the sealed token of the one that is there then. */
export const insertFeed = async (db: Queryable, feed: Feed): Promise<string> => {
  await db.insert(calendarFeeds).values(feed).onConflictDoNothing({ target: calendarFeeds.userId });
  return (await findSealedToken(db, feed.userId)) ?? feed.tokenSealed;
};

/** Ends the address of a user's feed by another one. */
export const replaceFeed = async (db: Queryable, { userId, ...token }: Feed): Promise<void> => {
  await db
    .insert(calendarFeeds)
    .values({ userId, ...token })
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: token });
};

/** Ends a user's feed. */
export const deleteFeed = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
};

/** Whose feed an address is, and in which language it speaks; null for none, and while its owner is suspended. */
export const findFeedOwner = async (db: Queryable, tokenHash: string) => {
  const [row] = await db
    .select({ userId: users.id, language: users.language })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.suspendedAt), isNull(users.deletedAt)));
  return row ?? null;
};
