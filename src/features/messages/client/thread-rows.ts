/**
 * The rows of a rendered thread: a separator for each day, and messages grouped by writer and time.
 * Pure. Days are in the reader's time zone.
 */
import { personName, shortName } from '#client/names.ts';
import type { Attachment } from '../attachments.contract.ts';
import type { Message } from '../messages.contract.ts';
import type { PendingMessage } from './outbox.ts';

export interface MessageRow {
  kind: 'message';
  /** Stays the same when the message is stored. Otherwise the message would appear twice. */
  key: string;
  /** Null until the message is stored. */
  messageId: string | null;
  content: string;
  /** The number of files that the message was sent with. `attachments` contains those that are still available. */
  attachmentCount: number;
  attachments: readonly Attachment[];
  createdAt: string;
  /** Whether the reader or, in a company, a colleague sent the message. */
  isOwn: boolean;
  /** The name of the company member who wrote the message; null for the reader and for candidates. */
  author: string | null;
  state: 'stored' | 'sending' | 'failed';
  /** The pending message of this row, for a retry. */
  pending: PendingMessage | null;
  /** Whether the row is the first or last of its group. */
  isFirst: boolean;
  isLast: boolean;
  /** Whether the message is the newest of the reader's messages that the other person has read. */
  isLastRead: boolean;
}

export interface DayRow {
  kind: 'day';
  key: string;
  /** An instant on that day. */
  at: string;
}

export type ThreadRow = MessageRow | DayRow;

const GROUP_MS = 5 * 60_000;

type UngroupedRow = Omit<MessageRow, 'isFirst' | 'isLast'>;

/** `ownId` is the account that the thread belongs to, `personId` the person reading it. The ids can differ for members of a company. */
export interface ThreadReader {
  ownId: string;
  personId: string;
}

const authorLabel = ({ senderId, author }: Message, { ownId, personId }: ThreadReader): string | null => {
  if (senderId === ownId) return author.id === personId ? null : personName({ lastName: '', ...author });
  // Authors without a last name are members of a company.
  return author.lastName === undefined ? shortName(author) : null;
};

const toStoredRow = (message: Message, reader: ThreadReader, lastReadId: string | undefined): UngroupedRow => ({
  kind: 'message',
  key: (message.senderId === reader.ownId && message.clientId) || message.id,
  messageId: message.id,
  content: message.content,
  attachmentCount: message.attachmentCount,
  attachments: message.attachments,
  createdAt: message.createdAt,
  isOwn: message.senderId === reader.ownId,
  author: authorLabel(message, reader),
  state: 'stored',
  pending: null,
  isLastRead: message.id === lastReadId,
});

const toPendingRow = (message: PendingMessage): UngroupedRow => ({
  kind: 'message',
  key: message.clientId,
  messageId: null,
  content: message.content,
  attachmentCount: message.attachments.length,
  attachments: message.attachments,
  createdAt: message.createdAt,
  isOwn: true,
  author: null,
  state: message.state,
  pending: message,
  isLastRead: false,
});

/** Returns a function that formats the day of an instant in a time zone: `2025-03-04`. */
export const createDayFormatter = (timeZone: string): ((iso: string) => string) => {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone });
  return (iso) => format.format(new Date(iso));
};

const belongTogether = (
  row: UngroupedRow | undefined,
  next: UngroupedRow | undefined,
  formatDay: (iso: string) => string,
): boolean =>
  row !== undefined &&
  next !== undefined &&
  row.isOwn === next.isOwn &&
  row.author === next.author &&
  Date.parse(next.createdAt) - Date.parse(row.createdAt) < GROUP_MS &&
  formatDay(row.createdAt) === formatDay(next.createdAt);

/** Returns the rows of a thread, oldest first, pending messages last. */
export const toThreadRows = (
  thread: readonly Message[],
  pending: readonly PendingMessage[],
  { timeZone, ...reader }: ThreadReader & { timeZone: string },
): ThreadRow[] => {
  const formatDay = createDayFormatter(timeZone);
  const lastReadId = thread.findLast((message) => message.senderId === reader.ownId && message.readAt !== null)?.id;
  const ungroupedRows = [
    ...thread.map((message) => toStoredRow(message, reader, lastReadId)),
    ...pending.map(toPendingRow),
  ];
  return ungroupedRows.flatMap((row, index): ThreadRow[] => {
    const day = formatDay(row.createdAt);
    const previous = ungroupedRows[index - 1];
    const isNewDay = previous === undefined || formatDay(previous.createdAt) !== day;
    const message: MessageRow = {
      ...row,
      isFirst: !belongTogether(previous, row, formatDay),
      isLast: !belongTogether(row, ungroupedRows[index + 1], formatDay),
    };
    return isNewDay ? [{ kind: 'day', key: `day-of-${row.key}`, at: row.createdAt }, message] : [message];
  });
};

/** Returns true if two rows render the same. A new message must not cause a long thread to rerender. */
export const isSameRow = (a: MessageRow, b: MessageRow): boolean =>
  (Object.keys(a) as (keyof MessageRow)[]).every((field) => a[field] === b[field]);
