/** What the rest of the product needs of messages: the live connection's frames, and the unread count of the dashboards. */
import type { Queryable } from '#server/db/database.ts';
import { createGatherer } from '#server/gathering.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { MessageFrame } from '../messages.contract.ts';
import { loadCorrespondence } from './correspondence.ts';
import { findMessages } from './messages.db.ts';

export { countUnreadMessages, haveConversation } from './messages.db.ts';

/** Why one user may not write to another; null where they may. */
export const whyNotToWrite = async (db: Queryable, fromUserId: string, toUserId: string): Promise<string | null> =>
  (await loadCorrespondence(db, fromUserId, toUserId))?.decision.refusal ?? null;

/** What is published of messages. */
export type MessageEvent =
  | LiveEvent<'new_message', 'messageId'>
  | LiveEvent<'messages_read', 'userId' | 'messageId'>
  | LiveEvent<'typing', 'userId'>;

/** Tells a person that someone is typing to them; says nothing where that one may not write to them. Ids in lower case. */
export const publishTyping = async (db: Queryable, fromUserId: string, toUserId: string): Promise<void> => {
  const correspondence = await loadCorrespondence(db, fromUserId, toUserId);
  if (!correspondence?.decision.canWrite) return;
  await publish<MessageEvent>(db, { type: 'typing', to: [toUserId], ids: { userId: fromUserId } });
};

/** Gives the loaders of the frames about messages; `new_message` is null for anyone but its two people. */
export const createMessageLoaders = (db: Queryable): LiveLoaders<MessageEvent, MessageFrame> => {
  const findMessage = createGatherer((ids: readonly string[]) => findMessages(db, ids));
  return {
    new_message: async ({ type, ids }, userId) => {
      const message = await findMessage(ids.messageId);
      const isOwn = message?.senderId === userId || message?.receiverId === userId;
      return message && isOwn ? { type, message } : null;
    },
    messages_read: async ({ type, ids }) => ({ type, ...ids }),
    typing: async ({ type, ids }) => ({ type, ...ids }),
  };
};
