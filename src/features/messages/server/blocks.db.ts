/** All SQL that writes blocks. Whether someone is blocked is read with the other facts about a pair, in `messages.db.ts`. */
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { blocks } from './messages.tables.ts';

/** Blocks a person; again changes nothing. */
export const insertBlock = async (tx: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await tx.insert(blocks).values({ blockerId, blockedId }).onConflictDoNothing();
};

/** Takes a block back; where there is none, nothing happens. */
export const deleteBlock = async (db: Queryable, blockerId: string, blockedId: string): Promise<void> => {
  await db.delete(blocks).where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)));
};
