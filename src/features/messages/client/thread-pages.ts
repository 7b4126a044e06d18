/**
 * The cached thread: pages of messages, newest page first, each page oldest first. Pure. Functions
 * return new pages if something changes, and the same pages otherwise.
 */
import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '../messages.contract.ts';

export type ThreadPages = InfiniteData<Message[]>;

const messageSortKey = ({ createdAt, id }: Message): string => createdAt + id;

const byTime = (a: Message, b: Message): number => (messageSortKey(a) < messageSortKey(b) ? -1 : 1);

/** Returns all messages, oldest first. */
export const threadMessages = (thread: ThreadPages | undefined): Message[] => thread?.pages.toReversed().flat() ?? [];

/** Inserts a message by its time. Returns the same thread if it already has the message. */
export const insertMessage = (thread: ThreadPages, message: Message): ThreadPages => {
  if (hasMessage(thread, message.id)) return thread;
  const [newest = [], ...earlier] = thread.pages;
  return { ...thread, pages: [[...newest, message].toSorted(byTime), ...earlier] };
};

/** Marks all messages to `readerId` up to `messageId` as read. Returns the same thread if nothing changes. */
export const markReadUpTo = (thread: ThreadPages, readerId: string, messageId: string, at: string): ThreadPages => {
  const last = thread.pages.flat().find((message) => message.id === messageId);
  if (last === undefined) return thread;
  const isChanged = (message: Message): boolean =>
    message.receiverId === readerId && message.readAt === null && messageSortKey(message) <= messageSortKey(last);
  if (!thread.pages.some((page) => page.some(isChanged))) return thread;
  const mark = (message: Message): Message => (isChanged(message) ? { ...message, readAt: at } : message);
  return { ...thread, pages: thread.pages.map((page) => page.map(mark)) };
};

export const hasMessage = ({ pages }: Pick<ThreadPages, 'pages'>, id: string): boolean =>
  pages.some((page) => page.some((message) => message.id === id));
