/** Brings what the live connection says about messages into the cache. Mounted once by the composer. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onLiveEvent } from '#client/live/live.ts';
import type { LiveFrame } from '#client/live/live-connection.ts';
import type { Message } from '../../messages.contract.ts';
import { receiveMessage, receiveRead } from '../messages.api.ts';

/** What our own server says of a message, as trusted as its answers are: a schema here would cost every screen its library. */
interface NewMessage {
  message: Message;
}
interface MessagesRead {
  userId: string;
  messageId: string;
}

/** Keeps threads and conversations of the signed-in person current. */
export const useLiveMessages = (ownId: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    const ends = [
      onLiveEvent('new_message', (frame) => {
        const { message } = frame as LiveFrame & NewMessage;
        void receiveMessage(client, message.senderId === ownId ? message.receiverId : message.senderId, message);
      }),
      onLiveEvent('messages_read', (frame) => {
        const { userId: readerId, messageId } = frame as LiveFrame & MessagesRead;
        void receiveRead(client, { readerId, messageId, isOwn: readerId === ownId });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, ownId]);
};
