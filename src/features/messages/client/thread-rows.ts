/**
 * A thread as it is drawn: a line for each day, and messages in groups of one writer and a few minutes. Pure; the reader's time
 * zone decides what a day is.
 */
import type { Attachment } from '../attachments.contract.ts';
import type { Message } from '../messages.contract.ts';
import type { PendingMessage } from './outbox.ts';

export interface MessageRow {
  kind: 'message';
  /** The same before and after a message was stored, so that it is drawn once. */
  key: string;
  /** Null until it is stored. */
  messageId: string | null;
  content: string;
  /** How many files it was sent with, and those that can be had. */
  attachmentCount: number;
  attachments: readonly Attachment[];
  createdAt: string;
  isOwn: boolean;
  state: 'stored' | 'sending' | 'failed';
  /** The pending message behind it, for trying again. */
  pending: PendingMessage | null;
  /** The first and the last of a group. */
  isFirst: boolean;
  isLast: boolean;
  /** The newest of one's own messages that the other one has read. */
  isLastRead: boolean;
}

export interface DayRow {
  kind: 'day';
  key: string;
  /** A moment of that day. */
  at: string;
}

export type ThreadRow = MessageRow | DayRow;

const GROUP_MS = 5 * 60_000;

type Drawn = Omit<MessageRow, 'isFirst' | 'isLast'>;

const fromStored = (message: Message, ownId: string, lastReadId: string | undefined): Drawn => ({
  kind: 'message',
  key: (message.senderId === ownId && message.clientId) || message.id,
  messageId: message.id,
  content: message.content,
  attachmentCount: message.attachmentCount,
  attachments: message.attachments,
  createdAt: message.createdAt,
  isOwn: message.senderId === ownId,
  state: 'stored',
  pending: null,
  isLastRead: message.id === lastReadId,
});

const fromPending = (message: PendingMessage): Drawn => ({
  kind: 'message',
  key: message.clientId,
  messageId: null,
  content: message.content,
  attachmentCount: message.attachments.length,
  attachments: message.attachments,
  createdAt: message.createdAt,
  isOwn: true,
  state: message.state,
  pending: message,
  isLastRead: false,
});

/** A function that names the day of a moment in a time zone: `2025-03-04`. */
export const dayIn = (timeZone: string): ((iso: string) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (iso) => format.format(new Date(iso));
};

const belongTogether = (one: Drawn | undefined, next: Drawn | undefined, dayOf: (iso: string) => string): boolean =>
  one !== undefined &&
  next !== undefined &&
  one.isOwn === next.isOwn &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < GROUP_MS &&
  dayOf(one.createdAt) === dayOf(next.createdAt);

/** The rows of a thread, oldest first; what is pending comes last. */
export const toRows = (
  thread: readonly Message[],
  pending: readonly PendingMessage[],
  { ownId, timeZone }: { ownId: string; timeZone: string },
): ThreadRow[] => {
  const dayOf = dayIn(timeZone);
  const lastReadId = thread.findLast((message) => message.senderId === ownId && message.readAt !== null)?.id;
  const drawn = [...thread.map((message) => fromStored(message, ownId, lastReadId)), ...pending.map(fromPending)];
  return drawn.flatMap((row, at): ThreadRow[] => {
    const day = dayOf(row.createdAt);
    const before = drawn[at - 1];
    const isNewDay = before === undefined || dayOf(before.createdAt) !== day;
    const message: MessageRow = {
      ...row,
      isFirst: !belongTogether(before, row, dayOf),
      isLast: !belongTogether(row, drawn[at + 1], dayOf),
    };
    return isNewDay ? [{ kind: 'day', key: `day-of-${row.key}`, at: row.createdAt }, message] : [message];
  });
};

/** Whether two rows are drawn alike: a thread of a thousand messages must not be drawn again for one more. */
export const isSameRow = (one: MessageRow, other: MessageRow): boolean =>
  (Object.keys(one) as (keyof MessageRow)[]).every((field) => one[field] === other[field]);
