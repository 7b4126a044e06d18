/** What the rest of the product needs of messages: the live connection's frames, and the unread count of the dashboards. */
import type { Queryable } from '#server/db/database.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import { loadCorrespondence } from './correspondence.ts';
import { countUnread, findOwnMessage } from './messages.db.ts';

export { haveConversation } from './messages.db.ts';

/** Tells a person that someone is typing to them; says nothing where that one may not write to them. Ids in lower case. */
export const publishTyping = async (db: Queryable, fromUserId: string, toUserId: string): Promise<void> => {
  const correspondence = await loadCorrespondence(db, fromUserId, toUserId);
  if (!correspondence?.decision.canWrite) return;
  await publish(db, { type: 'typing', to: [toUserId], ids: { userId: fromUserId } });
};

/** The frame of a `new_message`, `messages_read` or `typing` event for one of its people, or null. */
export const loadMessageEvent = async (
  db: Queryable,
  event: LiveEvent,
  userId: string,
): Promise<Record<string, unknown> | null> => {
  if (event.type !== 'new_message') return { type: event.type, ...event.ids };
  const message = await findOwnMessage(db, userId, event.ids.messageId ?? '');
  return message === null ? null : { type: event.type, message };
};

/** How many messages wait unread for a person, over all conversations. */
export const countUnreadMessages = (db: Queryable, userId: string): Promise<number> => countUnread(db, userId);
