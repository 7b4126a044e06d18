/**
 * Sending: one transaction stores the message, moves the conversation, notifies the receiver, holds the mail and tells both
 * people's sockets. A message is stored before it is acknowledged, and the same key never makes a second one.
 */
import { notify } from '#features/notifications/server/notifications.service.ts';
import type { Tx } from '#server/db/database.ts';
import type { RateLimit } from '#server/limits/rate-limits.db.ts';
import { publish } from '#server/live/live-hub.ts';
import type { Platform } from '#server/platform.ts';
import { AppError, notFound } from '#shared/errors.ts';
import type { Message } from '../messages.contract.ts';
import { loadCorrespondence } from './correspondence.ts';
import { findByClientId, insertMessage, type Parties, putConversation } from './messages.db.ts';
import { holdUnreadMail } from './unread-mail.ts';

const SENDING: RateLimit = { name: 'messages', hits: 30, windowSeconds: 60 };

export interface Letter {
  senderId: string;
  receiverId: string;
  content: string;
  clientId: string | null;
}

/** The message stored under the same key before; a key that was used towards someone else is a conflict. */
const findSent = async (db: Platform['db'], letter: Letter): Promise<Message | null> => {
  if (letter.clientId === null) return null;
  const sent = await findByClientId(db, letter.senderId, letter.clientId);
  if (sent !== null && sent.receiverId !== letter.receiverId) {
    throw new AppError('conflict', 'This message key was used for a message to someone else');
  }
  return sent;
};

const tellReceiver = async (tx: Tx, platform: Platform, message: Message, parties: Parties): Promise<void> => {
  const { senderId, receiverId } = message;
  await notify(tx, receiverId, 'message_received', { userId: senderId, name: parties.writerName });
  await holdUnreadMail(tx, platform.env.publicUrl, message, parties);
  await publish(tx, { type: 'new_message', to: [senderId, receiverId], ids: { messageId: message.id } });
};

const store = (platform: Platform, letter: Letter): Promise<Message | null> =>
  platform.db.transaction(async (tx) => {
    const correspondence = await loadCorrespondence(tx, letter.senderId, letter.receiverId);
    if (correspondence === null) throw notFound('Person');
    const { parties, decision } = correspondence;
    if (!decision.canWrite) throw new AppError('forbidden', decision.refusal);
    const message = await insertMessage(tx, letter);
    if (message === null) return null;
    await putConversation(tx, message);
    await tellReceiver(tx, platform, message, parties);
    return message;
  });

/**
 * Sends a message, or gives the one that was sent under the same key. Throws `notFound` for an unknown receiver, `forbidden`
 * with the reason where the sender may not write, `tooMany` for more than 30 in a minute.
 */
export const sendMessage = async (platform: Platform, letter: Letter): Promise<Message> => {
  const sent = await findSent(platform.db, letter);
  if (sent !== null) return sent;
  await platform.limiter.count(platform.db, SENDING, letter.senderId);
  // Nothing stored means that another request with the same key was faster; its message is there once this one has waited for it.
  const message = (await store(platform, letter)) ?? (await findSent(platform.db, letter));
  if (message === null) throw new AppError('conflict', 'This message was not stored. Please try again.');
  return message;
};
