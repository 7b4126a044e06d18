/** Reactions of messages to domain events. */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { replaceName } from '#features/notifications/server/notifications.service.ts';
import { on } from '#server/events/emit.ts';
import { blockedBy, conversationsOf, messagesOf } from './account-export.ts';
import { deleteAttachmentsOf } from './attachments.db.ts';
import { deleteBlocksOf } from './blocks.db.ts';
import { listCorrespondentIds } from './messages.db.ts';
import { deleteTemplatesOf, listTemplates } from './templates.db.ts';
import { withdrawUnreadMailsFrom } from './unread-mail.ts';

export const messageSubscribers = [
  on(
    'account.deleting',
    'erase blocks, files, saved texts and waiting mails, and its name in notifications of others; messages stay, from a deleted user',
    async (tx, { userId }) => {
      await deleteBlocksOf(tx, userId);
      await deleteAttachmentsOf(tx, userId);
      await deleteTemplatesOf(tx, userId);
      await withdrawUnreadMailsFrom(tx, userId);
      const correspondents = await listCorrespondentIds(tx, userId);
      await replaceName(tx, correspondents, { field: 'userId', values: [userId] }, DELETED_NAME);
    },
  ),
  on('account.exporting', 'add conversations, messages, saved texts and blocks', async (db, { userId }) => ({
    conversations: conversationsOf(db, userId),
    messages: messagesOf(db, userId),
    messageTemplates: await listTemplates(db, userId),
    blocks: blockedBy(db, userId),
  })),
];
