/** Handles domain events that affect messages. */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { replaceNameInNotifications } from '#features/notifications/server/notifications.service.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { on } from '#server/events/emit.ts';
import type { Conversation, Message } from '../messages.contract.ts';
import { deleteUserAttachments } from './attachments.db.ts';
import { deleteUserBlocks, listBlocked } from './blocks.db.ts';
import { listConversations } from './conversations.db.ts';
import { listCorrespondentIds, listThread, toReaderMessage } from './messages.db.ts';
import { deleteUserTemplates, listTemplates } from './templates.db.ts';
import { deleteUnreadRows } from './unread.db.ts';
import { withdrawUnreadMailsFrom } from './unread-mail.ts';

/** Reads all conversations of a person, newest first. */
const streamConversations = (db: Queryable, userId: string): AsyncGenerator<Conversation> =>
  inBatches((last) =>
    // The list returns one row more than requested if there is another page.
    listConversations(
      db,
      { userId, memberId: null },
      {
        box: 'all',
        limit: BATCH_SIZE - 1,
        after: last && [last.lastMessage.createdAt, last.user.id],
      },
    ),
  );

/** Reads all messages that a person sent or received, by conversation, newest first. */
async function* streamMessages(db: Queryable, userId: string): AsyncGenerator<Message> {
  for await (const { user } of streamConversations(db, userId)) {
    let page = await listThread(db, userId, user.id, null);
    while (page.length > 0) {
      yield* page.toReversed().map((message) => toReaderMessage(message, userId));
      const [first] = page;
      page = await listThread(db, userId, user.id, first ? { message: first, side: 'before' } : null);
    }
  }
}

/** Reads all users that a person has blocked. */
const streamBlockedUsers = (db: Queryable, userId: string) =>
  inBatches<Awaited<ReturnType<typeof listBlocked>>[number]>((last) =>
    listBlocked(db, userId, last?.userId ?? null, BATCH_SIZE),
  );

export const messageSubscribers = [
  on(
    'account.deleting',
    "erase its blocks, files, message templates, pending emails and unread marks, and its name in other people's notifications; its messages stay and are shown as from a deleted user",
    async (tx, { userId, isCompanyKept }) => {
      await deleteUnreadRows(tx, userId, { isCompanyKept });
      if (!isCompanyKept) {
        await deleteUserBlocks(tx, userId);
        await deleteUserAttachments(tx, userId);
        await deleteUserTemplates(tx, userId);
        await withdrawUnreadMailsFrom(tx, userId);
      }
      const correspondents = await listCorrespondentIds(tx, userId);
      await replaceNameInNotifications(tx, correspondents, { field: 'userId', values: [userId] }, DELETED_NAME);
    },
  ),
  on('account.exporting', 'add conversations, messages, message templates and blocks', async (db, { accountId }) => ({
    conversations: streamConversations(db, accountId),
    messages: streamMessages(db, accountId),
    messageTemplates: await listTemplates(db, accountId),
    blocks: streamBlockedUsers(db, accountId),
  })),
];
