import { describe, expect, it } from 'vitest';
import type { Message } from '../messages.contract.ts';
import { hasMessage, insertMessage, markReadUpTo, type ThreadPages, threadMessages } from './thread-pages.ts';

const message = (number: number, more: Partial<Message> = {}): Message => ({
  id: `id-${String(number).padStart(2, '0')}`,
  senderId: 'me',
  receiverId: 'them',
  author: { id: 'me', firstName: 'Ana', lastName: 'Ruiz' },
  content: `Message ${number}`,
  clientId: null,
  createdAt: `2025-03-01T12:${String(number).padStart(2, '0')}:00.000Z`,
  attachmentCount: 0,
  attachments: [],
  readAt: null,
  ...more,
});

const thread: ThreadPages = {
  pages: [
    [message(3), message(5)],
    [message(1), message(2)],
  ],
  pageParams: [null, 'id-03'],
};

const ids = (pages: ThreadPages): string[] => threadMessages(pages).map(({ id }) => id);

describe('a thread in the cache', () => {
  it('lists messages oldest first across all pages', () => {
    expect(ids(thread)).toEqual(['id-01', 'id-02', 'id-03', 'id-05']);
    expect(threadMessages(undefined)).toEqual([]);
  });

  it('inserts each message once, in time order', () => {
    const more = insertMessage(insertMessage(thread, message(6)), message(4));
    expect(ids(more)).toEqual(['id-01', 'id-02', 'id-03', 'id-04', 'id-05', 'id-06']);
    expect(insertMessage(more, message(4))).toBe(more);
    expect(insertMessage(thread, message(1))).toBe(thread);
    expect(ids(insertMessage({ pages: [[]], pageParams: [null] }, message(1)))).toEqual(['id-01']);
  });

  it('marks messages as read up to the last one read', () => {
    const read = markReadUpTo(thread, 'them', 'id-03', 'now');
    expect(threadMessages(read).map(({ readAt }) => readAt)).toEqual(['now', 'now', 'now', null]);
    expect(
      markReadUpTo(thread, 'them', 'id-05', 'now')
        .pages.flat()
        .every(({ readAt }) => readAt === 'now'),
    ).toBe(true);
  });

  it('does not change for a read receipt that marks nothing new', () => {
    const read = markReadUpTo(thread, 'them', 'id-05', 'now');
    expect(markReadUpTo(read, 'them', 'id-05', 'later')).toBe(read);
    expect(markReadUpTo(thread, 'me', 'id-05', 'now')).toBe(thread);
    expect(markReadUpTo(thread, 'them', 'id-09', 'now')).toBe(thread);
    expect(hasMessage(thread, 'id-02')).toBe(true);
    expect(hasMessage(thread, 'id-09')).toBe(false);
  });
});
