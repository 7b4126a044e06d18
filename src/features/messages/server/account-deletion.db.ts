/** SQL for the end of an account and for what one takes along: whom a person wrote with, and whom they blocked. */
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { blocks, conversations } from './messages.tables.ts';

/** Everybody a person has a conversation with. */
export const listCorrespondentIds = async (db: Queryable, userId: string): Promise<string[]> => {
  const rows = await db
    .select({
      id: sql<string>`case when ${conversations.lowUserId} = ${userId} then ${conversations.highUserId} else ${conversations.lowUserId} end`,
    })
    .from(conversations)
    .where(or(eq(conversations.lowUserId, userId), eq(conversations.highUserId, userId)));
  return rows.map(({ id }) => id);
};

/** Whom a person blocked, by their ids; those after one of them. */
export const listBlocked = (db: Queryable, blockerId: string, afterId: string | null, limit: number) =>
  db
    .select({
      userId: blocks.blockedId,
      firstName: users.firstName,
      lastName: users.lastName,
      createdAt: blocks.createdAt,
    })
    .from(blocks)
    .innerJoin(users, eq(users.id, blocks.blockedId))
    .where(and(eq(blocks.blockerId, blockerId), afterId === null ? undefined : gt(blocks.blockedId, afterId)))
    .orderBy(blocks.blockedId)
    .limit(limit);

/** Drops the blocks of a person and those of others against them. */
export const deleteBlocksOf = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
};
