/** What the rest of the product needs of messages: the live connection's frames, and the unread count of the dashboards. */
import type { Queryable } from '#server/db/database.ts';
import { createGatherer } from '#server/gathering.ts';
import { type LiveLoader, publish } from '#server/live/live-hub.ts';
import { loadCorrespondence } from './correspondence.ts';
import { countUnread, findMessages } from './messages.db.ts';

export { haveConversation } from './messages.db.ts';

/** Tells a person that someone is typing to them; says nothing where that one may not write to them. Ids in lower case. */
export const publishTyping = async (db: Queryable, fromUserId: string, toUserId: string): Promise<void> => {
  const correspondence = await loadCorrespondence(db, fromUserId, toUserId);
  if (!correspondence?.decision.canWrite) return;
  await publish(db, { type: 'typing', to: [toUserId], ids: { userId: fromUserId } });
};

/** Gives the loader of the frames of `new_message`, `messages_read` and `typing` events; null for anyone but their two people. */
export const createMessageEventLoader = (db: Queryable): LiveLoader => {
  const findMessage = createGatherer((ids: readonly string[]) => findMessages(db, ids));
  return async (event, userId) => {
    if (event.type !== 'new_message') return { type: event.type, ...event.ids };
    const message = await findMessage(event.ids.messageId ?? '');
    const isOwn = message?.senderId === userId || message?.receiverId === userId;
    return isOwn ? { type: event.type, message } : null;
  };
};

/** How many messages wait unread for a person, over all conversations. */
export const countUnreadMessages = (db: Queryable, userId: string): Promise<number> => countUnread(db, userId);
