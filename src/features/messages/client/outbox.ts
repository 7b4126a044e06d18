/**
 * Messages that the server has not confirmed yet: in flight or failed. They survive a reload of the
 * tab. Each has its own `clientId`, so sending it again cannot create a duplicate. Each user has their own outbox.
 */
import type { Attachment } from '../attachments.contract.ts';

export interface PendingMessage {
  clientId: string;
  receiverId: string;
  content: string;
  /** Already uploaded. */
  attachments: readonly Attachment[];
  createdAt: string;
  state: 'sending' | 'failed';
}

type OutboxStorage = Pick<Storage, 'getItem' | 'setItem'>;

const isPendingMessage = (value: unknown): value is PendingMessage =>
  typeof value === 'object' && value !== null && 'clientId' in value && 'receiverId' in value && 'content' in value;

/** Marks a restored message as failed. Tabs running an earlier release stored no `attachments`. */
const toFailed = (entry: PendingMessage): PendingMessage => ({
  ...entry,
  attachments: (entry as Partial<PendingMessage>).attachments ?? [],
  state: 'failed',
});

/** Restores the stored messages as failed, because their requests may not have succeeded. Their `clientId` makes retries safe. */
const restoreOutbox = (storage: OutboxStorage, key: string): PendingMessage[] => {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPendingMessage).map(toFailed) : [];
  } catch {
    return [];
  }
};

export interface Outbox {
  subscribe(notify: () => void): () => void;
  /** Returns all pending messages, oldest first. Returns the same array until the outbox changes. */
  snapshot(): readonly PendingMessage[];
  /** Adds a message, or replaces the message with the same `clientId`. */
  put(message: PendingMessage): void;
  remove(clientId: string): void;
}

/**
 * Creates an outbox stored in `storage` under `key`, which must be different for each user. If the storage is full or blocked, messages
 * do not survive a reload.
 */
export const createOutbox = (storage: OutboxStorage, key: string): Outbox => {
  const subscribers = new Set<() => void>();
  let entries: readonly PendingMessage[] = restoreOutbox(storage, key);

  const replace = (next: readonly PendingMessage[]): void => {
    entries = next;
    try {
      storage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is full or blocked.
    }
    for (const notify of subscribers) notify();
  };

  return {
    subscribe(notify) {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    snapshot: () => entries,
    put: (message) => {
      const isReplacement = entries.some(({ clientId }) => clientId === message.clientId);
      replace(
        isReplacement
          ? entries.map((entry) => (entry.clientId === message.clientId ? message : entry))
          : [...entries, message],
      );
    },
    remove: (clientId) => {
      if (entries.some((entry) => entry.clientId === clientId))
        replace(entries.filter((entry) => entry.clientId !== clientId));
    },
  };
};
