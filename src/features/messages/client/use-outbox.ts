/**
 * Sends messages from the screen. A message appears immediately. Messages to the same person are sent
 * one after another. A failed message stays until it is retried or discarded.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { v4 as newId } from 'uuid';
import type { Attachment } from '../attachments.contract.ts';
import type { Message } from '../messages.contract.ts';
import { receiveMessage, threadQuery, useSendMessage } from './messages.api.ts';
import { createOutbox, type Outbox, type PendingMessage } from './outbox.ts';

const outboxes = new Map<string, Outbox>();

const openOutbox = (userId: string): Outbox => {
  const outbox = outboxes.get(userId) ?? createOutbox(window.sessionStorage, `puente.outbox.${userId}`);
  outboxes.set(userId, outbox);
  return outbox;
};

/** The last message in flight to each person. The next message waits for it, so that messages arrive in order. */
const inFlight = new Map<string, Promise<void>>();

/** Returns the keys of the user's own messages that the server has stored. */
const storedKeys = (thread: readonly Message[], ownId: string): Set<string> =>
  new Set(thread.flatMap(({ senderId, clientId }) => (senderId === ownId && clientId !== null ? [clientId] : [])));

/** Returns the actions for messages to a person. The object stays the same for each person. */
const useActions = (outbox: Outbox, otherId: string) => {
  const client = useQueryClient();
  const { mutateAsync } = useSendMessage();
  return useMemo(() => {
    const deliver = async (pendingMessage: PendingMessage): Promise<void> => {
      const { receiverId, content, attachments, clientId } = pendingMessage;
      try {
        const message = await mutateAsync({
          body: { receiverId, content, attachmentIds: attachments.map(({ id }) => id), clientId },
        });
        receiveMessage(client, receiverId, message);
        if (client.getQueryData(threadQuery(receiverId).queryKey) === undefined) outbox.remove(clientId);
      } catch {
        // The toast explains the failure.
        outbox.put({ ...pendingMessage, state: 'failed' });
      }
    };

    const enqueue = (message: PendingMessage): void => {
      outbox.put({ ...message, state: 'sending' });
      const previous = inFlight.get(otherId) ?? Promise.resolve();
      inFlight.set(
        otherId,
        previous.then(() => deliver(message)),
      );
    };

    return {
      send: (content: string, attachments: readonly Attachment[]) =>
        enqueue({
          clientId: newId(),
          receiverId: otherId,
          content,
          attachments,
          createdAt: new Date().toISOString(),
          state: 'sending',
        }),
      retry: enqueue,
      discard: (message: PendingMessage) => outbox.remove(message.clientId),
    };
  }, [outbox, otherId, client, mutateAsync]);
};

/** Returns the pending messages of a thread and the actions for them. `thread` holds the stored messages. */
export const useOutbox = (ownId: string, otherId: string, thread: readonly Message[]) => {
  const outbox = openOutbox(ownId);
  const entries = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  const stored = useMemo(() => storedKeys(thread, ownId), [thread, ownId]);
  const pending = useMemo(
    () => entries.filter(({ receiverId, clientId }) => receiverId === otherId && !stored.has(clientId)),
    [entries, otherId, stored],
  );

  // Drop the pending copy only after the thread shows the message, so that the message never
  // disappears briefly.
  useEffect(() => {
    for (const clientId of stored) outbox.remove(clientId);
  }, [stored, outbox]);

  return { pending, ...useActions(outbox, otherId) };
};
