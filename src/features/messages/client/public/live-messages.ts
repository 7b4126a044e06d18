/** Brings what the live connection says about messages into the cache. Mounted once by the composer. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { onLiveEvent } from '#client/live/live.ts';
import { messageSchema } from '../../messages.contract.ts';
import { receiveMessage, receiveRead } from '../messages.api.ts';

const newMessageSchema = z.object({ message: messageSchema });
const messagesReadSchema = z.object({ userId: z.string(), messageId: z.string() });

/** Keeps threads and conversations of the signed-in person current. */
export const useLiveMessages = (ownId: string): void => {
  const client = useQueryClient();
  useEffect(() => {
    const ends = [
      onLiveEvent('new_message', (frame) => {
        const parsed = z.safeParse(newMessageSchema, frame);
        if (!parsed.success) return;
        const { message } = parsed.data;
        void receiveMessage(client, message.senderId === ownId ? message.receiverId : message.senderId, message);
      }),
      onLiveEvent('messages_read', (frame) => {
        const parsed = z.safeParse(messagesReadSchema, frame);
        if (!parsed.success) return;
        const { userId: readerId, messageId } = parsed.data;
        void receiveRead(client, { readerId, messageId, isOwn: readerId === ownId });
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, ownId]);
};
