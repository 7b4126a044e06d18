import { describe, expect, it, vi } from 'vitest';
import { createOutbox, type PendingMessage } from './outbox.ts';

const memoryStorage = (content: Record<string, string> = {}) => ({
  getItem: (key: string) => content[key] ?? null,
  setItem: (key: string, value: string) => {
    content[key] = value;
  },
});

const pending = (clientId: string, more: Partial<PendingMessage> = {}): PendingMessage => ({
  clientId,
  receiverId: 'them',
  content: 'Hello',
  attachments: [],
  createdAt: '2025-03-01T12:00:00.000Z',
  state: 'sending',
  ...more,
});

describe('the outbox', () => {
  it('adds, replaces and removes messages by client ID, keeps their order and notifies subscribers', () => {
    const outbox = createOutbox(memoryStorage(), 'key');
    const notify = vi.fn<() => void>();
    const unsubscribe = outbox.subscribe(notify);
    outbox.put(pending('a'));
    outbox.put(pending('b'));
    outbox.put(pending('a', { state: 'failed' }));
    expect(outbox.snapshot().map(({ clientId, state }) => [clientId, state])).toEqual([
      ['a', 'failed'],
      ['b', 'sending'],
    ]);
    outbox.remove('a');
    outbox.remove('unknown');
    expect(outbox.snapshot().map(({ clientId }) => clientId)).toEqual(['b']);
    expect(notify).toHaveBeenCalledTimes(4);
    unsubscribe();
    outbox.remove('b');
    expect(notify).toHaveBeenCalledTimes(4);
  });

  it('returns the same list until something changes', () => {
    const outbox = createOutbox(memoryStorage(), 'key');
    outbox.put(pending('a'));
    expect(outbox.snapshot()).toBe(outbox.snapshot());
  });

  it('survives a reload and marks messages in flight as failed', () => {
    const storage = memoryStorage();
    createOutbox(storage, 'mine').put(pending('a'));
    expect(createOutbox(storage, 'mine').snapshot()).toEqual([pending('a', { state: 'failed' })]);
    expect(createOutbox(storage, 'another').snapshot()).toEqual([]);
  });

  it('works without readable or writable storage', () => {
    expect(createOutbox(memoryStorage({ key: '{' }), 'key').snapshot()).toEqual([]);
    expect(createOutbox(memoryStorage({ key: '[1, null, {}]' }), 'key').snapshot()).toEqual([]);
    const refuse = () => {
      throw new Error('forbidden');
    };
    const outbox = createOutbox({ getItem: refuse, setItem: refuse }, 'key');
    outbox.put(pending('a'));
    expect(outbox.snapshot()).toHaveLength(1);
  });
});
