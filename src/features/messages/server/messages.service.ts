/**
 * The interface of messages for other features, such as the live connection's frames and the unread
 * count on the dashboards.
 */

import * as z from 'zod/mini';
import { createFrameHider } from '#features/blind-review/server/hidden-names.service.ts';
import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { Refusal } from '#shared/errors.ts';
import { type MessageFrame, messageSchema } from '../messages.contract.ts';
import { loadWritingCheck } from './correspondence.ts';
import { findMessages, toReaderMessage } from './messages.db.ts';

export { dropUnsentAttachments } from './attachments.db.ts';
export { hasMessageSince, haveConversation } from './messages.db.ts';
export { countUnreadMessages, toReader } from './unread.db.ts';

/** Returns the reason why a user may not write to another user, or null if they may or if one of them does not exist. */
export const findWritingRefusal = async (
  db: Queryable,
  fromUserId: string,
  toUserId: string,
): Promise<Refusal | null> => (await loadWritingCheck(db, fromUserId, toUserId))?.decision.refusal ?? null;

export type MessageEvent =
  | LiveEvent<'new_message', 'messageId'>
  | LiveEvent<'messages_read', 'userId' | 'messageId'>
  | LiveEvent<'typing', 'userId'>
  | LiveEvent<'conversation_archived', 'userId'>;

/** Notifies a person that someone is typing. Does nothing if the writer may not write to them. The ids must be in lower case. */
export const publishTyping = async (db: Queryable, fromUserId: string, toUserId: string): Promise<void> => {
  const check = await loadWritingCheck(db, fromUserId, toUserId);
  if (!check?.decision.canWrite) return;
  await publish<MessageEvent>(db, { type: 'typing', to: [toUserId], ids: { userId: fromUserId } });
};

const newMessageFrame = z.object({ type: z.literal('new_message'), message: messageSchema });

/** Returns the loaders of the frames about messages. `new_message` is null for anyone outside the conversation. */
export const createMessageLoaders = (db: Queryable): LiveLoaders<MessageEvent, MessageFrame> => {
  const findMessage = createBatcher((ids: readonly string[]) => findMessages(db, ids));
  const hideNames = createFrameHider(db);
  return {
    new_message: async ({ type, ids }, userId, readerId) => {
      const message = await findMessage(ids.messageId);
      const isParticipant = message?.senderId === userId || message?.receiverId === userId;
      return message && isParticipant
        ? hideNames(readerId, newMessageFrame, { type, message: toReaderMessage(message, userId) })
        : null;
    },
    messages_read: async ({ type, ids }) => ({ type, ...ids }),
    typing: async ({ type, ids }) => ({ type, ...ids }),
    conversation_archived: async ({ type, ids }) => ({ type, ...ids }),
  };
};
