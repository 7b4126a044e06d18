/** Merges live frames about messages into the cache. */
import type { QueryClient } from '@tanstack/react-query';
import type { FrameHandlers } from '#client/live/live.ts';
import type { MessageFrame } from '../../messages.contract.ts';
import { receiveArchived, receiveMessage, receiveRead } from '../messages.api.ts';

/** Returns handlers that keep the signed-in person's threads and conversations up to date. */
export const messageFrameHandlers = (client: QueryClient, ownId: string): FrameHandlers<MessageFrame> => ({
  new_message: ({ message }) =>
    receiveMessage(client, message.senderId === ownId ? message.receiverId : message.senderId, message),
  messages_read: ({ userId: readerId, messageId }) =>
    receiveRead(client, { readerId, messageId, isOwn: readerId === ownId }),
  conversation_archived: ({ userId }) => receiveArchived(client, userId),
  // Handled by `useTyping`.
  typing: () => {},
});
