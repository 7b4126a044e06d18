/** Received messages in the cache: added to the open thread immediately, counted as unread shortly after. */
import { type InfiniteData, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#client/api/query-client.ts';
import type { Message } from '../messages.contract.ts';
import { receiveMessage, receiveRead, threadAroundQuery, threadQuery, unreadMessagesQuery } from './messages.api.ts';

const OTHER = 'other';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  senderId: OTHER,
  receiverId: 'own',
  author: { id: OTHER, firstName: 'Ana', lastName: 'Ruiz' },
  content: id,
  attachmentCount: 0,
  attachments: [],
  clientId: null,
  createdAt: `2026-03-01T12:00:0${id}.000Z`,
  readAt: null,
  ...more,
});

const messageIds = (thread: InfiniteData<Message[]> | undefined) => thread?.pages.flat().map(({ id }) => id);

describe('a received message', () => {
  it('appears once in the thread, and at the end of a thread opened at a message', () => {
    const client = createQueryClient();
    const around = threadAroundQuery(OTHER, '1').queryKey;
    client.setQueryData(threadQuery(OTHER).queryKey, { pages: [[message('1')]], pageParams: [null] });
    client.setQueryData(around, { pages: [[message('1')]], pageParams: [{ around: '1' }] });
    receiveMessage(client, OTHER, message('2'));
    receiveMessage(client, OTHER, message('2'));
    expect(messageIds(client.getQueryData(threadQuery(OTHER).queryKey))).toEqual(['1', '2']);
    expect(messageIds(client.getQueryData(around))).toEqual(['1', '2']);
  });

  it('is not appended to a thread opened at a message if newer messages are not loaded', () => {
    const client = createQueryClient();
    const around = threadAroundQuery(OTHER, '1').queryKey;
    const page = Array.from({ length: 30 }, (_, index) => message(`${index + 1}`));
    client.setQueryData(around, { pages: [page], pageParams: [{ around: '1' }] });
    receiveMessage(client, OTHER, message('99'));
    expect(messageIds(client.getQueryData(around))).toHaveLength(30);
  });

  it('triggers a refetch of the unread count even if the thread already has the message', async () => {
    const client = createQueryClient();
    const count = vi.fn<() => Promise<number>>(async () => 1);
    const unsubscribe = new QueryObserver(client, { ...unreadMessagesQuery, queryFn: count }).subscribe(() => {});
    await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(1));
    client.setQueryData(threadQuery(OTHER).queryKey, { pages: [[message('3')]], pageParams: [null] });
    receiveMessage(client, OTHER, message('3'));
    await vi.waitFor(() => expect(count).toHaveBeenCalledTimes(2));
    unsubscribe();
  });
});

describe('a received read receipt', () => {
  it('marks the messages as read in every view of the thread', () => {
    const client = createQueryClient();
    const around = threadAroundQuery(OTHER, '4').queryKey;
    client.setQueryData(threadQuery(OTHER).queryKey, { pages: [[message('4')]], pageParams: [null] });
    client.setQueryData(around, { pages: [[message('4')]], pageParams: [{ around: '4' }] });
    receiveRead(client, { readerId: 'own', messageId: '4', isOwn: true });
    for (const queryKey of [threadQuery(OTHER).queryKey, around]) {
      expect(client.getQueryData<InfiniteData<Message[]>>(queryKey)?.pages[0]?.[0]?.readAt).not.toBeNull();
    }
  });
});
