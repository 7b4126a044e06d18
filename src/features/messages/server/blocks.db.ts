/** SQL for blocks. `messages.db.ts` also reads them along with the other facts about a pair, and `attachments.db.ts` reads them for downloads. */
import { and, eq, gt, or } from 'drizzle-orm';
import { users } from '#features/auth/server/auth.tables.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { blocks } from './messages.tables.ts';

/** Blocks a person. Idempotent. */
export const insertBlock = async (tx: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await tx.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
};

/** Removes a block, if there is one. */
export const deleteBlock = async (db: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
};

/** Reads the users that a person blocked, in id order, after an id. */
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

/** Deletes the blocks by and against a person. */
export const deleteUserBlocks = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(blocks).where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)));
};
