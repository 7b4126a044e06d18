/**
 * What becomes of messages when an account ends: those the other side received stay, as from a deleted user; who it was is
 * forgotten everywhere beside. And what one may take along before.
 */
import { forgetName } from '#features/notifications/server/notifications.service.ts';
import type { Queryable, Tx } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import type { Conversation, Message } from '../messages.contract.ts';
import { deleteAttachmentsOf } from './attachments.db.ts';
import { deleteBlocksOf, listBlocked } from './blocks.db.ts';
import { listConversations } from './conversations.db.ts';
import { listCorrespondentIds, listThread } from './messages.db.ts';
import { deleteTemplatesOf, listTemplates } from './templates.db.ts';
import { withdrawUnreadMailsFrom } from './unread-mail.ts';

/** Drops blocks, this person's files and saved texts and the mails that wait about this person's messages, and takes their name out of others' notifications. */
export const deleteAccountFromMessages = async (tx: Tx, userId: string, name: string): Promise<void> => {
  await deleteBlocksOf(tx, userId);
  await deleteAttachmentsOf(tx, userId);
  await deleteTemplatesOf(tx, userId);
  await withdrawUnreadMailsFrom(tx, userId);
  await forgetName(tx, await listCorrespondentIds(tx, userId), { field: 'userId', values: [userId] }, name);
};

/** All conversations of a person, the newest first. */
export const conversationsOf = (db: Queryable, userId: string): AsyncGenerator<Conversation> =>
  inBatches((last) =>
    // This list gives one row more than asked for, which tells of another page.
    listConversations(db, userId, {
      box: 'all',
      limit: BATCH - 1,
      after: last && [last.lastMessage.createdAt, last.user.id],
    }),
  );

/** All messages a person sent or got, conversation by conversation, each from the newest to the oldest. */
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

/** Everybody a person blocked. */
export const blockedBy = (db: Queryable, userId: string) =>
  inBatches<Awaited<ReturnType<typeof listBlocked>>[number]>((last) =>
    listBlocked(db, userId, last?.userId ?? null, BATCH),
  );

/** All texts that a person saved. */
export const templatesOf = listTemplates;
