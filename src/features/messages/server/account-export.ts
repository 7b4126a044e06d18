/** The messages in an account export. */
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { Conversation, Message } from '../messages.contract.ts';
import { listBlocked } from './blocks.db.ts';
import { listConversations } from './conversations.db.ts';
import { listThread } from './messages.db.ts';

/** All conversations of a person, newest first. */
export const conversationsOf = (db: Queryable, userId: string): AsyncGenerator<Conversation> =>
  inBatches((last) =>
    // The list returns one row more than requested if there is another page.
    listConversations(db, userId, {
      box: 'all',
      limit: BATCH - 1,
      after: last && [last.lastMessage.createdAt, last.user.id],
    }),
  );

/** All messages a person sent or received, by conversation, newest first. */
export async function* messagesOf(db: Queryable, userId: string): AsyncGenerator<Message> {
  for await (const { user } of conversationsOf(db, userId)) {
    let page = await listThread(db, userId, user.id, null);
    while (page.length > 0) {
      yield* page.toReversed();
      const [first] = page;
      page = await listThread(db, userId, user.id, first ? { side: 'before', of: first } : null);
    }
  }
}

/** All users that a person has blocked. */
export const blockedBy = (db: Queryable, userId: string) =>
  inBatches<Awaited<ReturnType<typeof listBlocked>>[number]>((last) =>
    listBlocked(db, userId, last?.userId ?? null, BATCH),
  );
