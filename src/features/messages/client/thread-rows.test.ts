import { describe, expect, it } from 'vitest';
import type { Message } from '../messages.contract.ts';
import { isSameRow, type MessageRow, type ThreadRow, toThreadRows } from './thread-rows.ts';

const messageAt = (createdAt: string, senderId: string, more: Partial<Message> = {}): Message => ({
  id: createdAt,
  senderId,
  receiverId: senderId === 'me' ? 'them' : 'me',
  author: { id: senderId, firstName: 'Ana', lastName: 'Ruiz' },
  content: 'Hello',
  clientId: null,
  createdAt,
  attachmentCount: 0,
  attachments: [],
  readAt: null,
  ...more,
});

const reader = { ownId: 'me', personId: 'me', timeZone: 'America/Bogota' };

const kinds = (rows: ThreadRow[]): string[] => rows.map(({ kind }) => kind);
const onlyMessages = (rows: ThreadRow[]): MessageRow[] => rows.filter((row) => row.kind === 'message');

describe('the rows of a thread', () => {
  it('start each day in the reader’s time zone with a separator', () => {
    const thread = [messageAt('2025-03-02T04:30:00.000Z', 'me'), messageAt('2025-03-02T05:30:00.000Z', 'them')];
    expect(kinds(toThreadRows(thread, [], reader))).toEqual(['day', 'message', 'day', 'message']);
    expect(kinds(toThreadRows(thread, [], { ...reader, timeZone: 'UTC' }))).toEqual(['day', 'message', 'message']);
  });

  it('group one writer’s messages that are less than five minutes apart', () => {
    const rows = toThreadRows(
      [
        messageAt('2025-03-02T12:00:00.000Z', 'me'),
        messageAt('2025-03-02T12:01:00.000Z', 'me'),
        messageAt('2025-03-02T12:02:00.000Z', 'them'),
        messageAt('2025-03-02T12:08:00.000Z', 'them'),
      ],
      [],
      reader,
    );
    expect(onlyMessages(rows).map(({ isOwn, isFirst, isLast }) => [isOwn, isFirst, isLast])).toEqual([
      [true, true, false],
      [true, false, true],
      [false, true, true],
      [false, true, true],
    ]);
  });

  it('mark only the newest of the reader’s messages that the other person has read', () => {
    const readAt = '2025-03-02T13:00:00.000Z';
    const rows = toThreadRows(
      [
        messageAt('2025-03-02T12:00:00.000Z', 'me', { readAt }),
        messageAt('2025-03-02T12:01:00.000Z', 'me', { readAt }),
        messageAt('2025-03-02T12:02:00.000Z', 'them', { readAt }),
        messageAt('2025-03-02T12:03:00.000Z', 'me'),
      ],
      [],
      reader,
    );
    expect(onlyMessages(rows).map(({ isLastRead }) => isLastRead)).toEqual([false, true, false, false]);
  });

  it('end with pending messages, under the keys that the stored messages will have', () => {
    const stored = messageAt('2025-03-02T12:00:00.000Z', 'me', { clientId: 'one' });
    const pending = {
      clientId: 'two',
      receiverId: 'them',
      content: 'Soon',
      attachments: [],
      createdAt: '2025-03-02T11:00:00.000Z',
      state: 'sending' as const,
    };
    const rows = onlyMessages(toThreadRows([stored], [pending], reader));
    expect(rows.map(({ key, state }) => [key, state])).toEqual([
      ['one', 'stored'],
      ['two', 'sending'],
    ]);
  });

  it('have unique keys even if clocks disagree about the day', () => {
    const pending = {
      clientId: 'two',
      receiverId: 'them',
      content: 'Soon',
      attachments: [],
      createdAt: '2025-03-01T12:00:00.000Z',
      state: 'failed' as const,
    };
    const rows = toThreadRows(
      [messageAt('2025-03-01T12:00:00.000Z', 'me'), messageAt('2025-03-02T12:00:00.000Z', 'me')],
      [pending],
      reader,
    );
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('ignore the client key of another person’s message', () => {
    const received = messageAt('2025-03-02T12:00:00.000Z', 'them', { clientId: 'one' });
    expect(toThreadRows([received], [], reader)[1]?.key).toBe(received.id);
  });

  it('do not change when a message is added, except for the rows next to it', () => {
    const thread = ['12:00', '12:01', '12:02'].map((time) => messageAt(`2025-03-02T${time}:00.000Z`, 'them'));
    const before = onlyMessages(toThreadRows(thread.slice(0, 2), [], reader));
    const after = onlyMessages(toThreadRows(thread, [], reader));
    // The second message no longer ends the group.
    expect(before.map((row, index) => isSameRow(row, after[index] ?? row))).toEqual([true, false]);
  });
});
