/**
 * A thread as the cache holds it: pages of messages, the newest page first, each page oldest first. Pure; every change gives
 * new pages, and the same pages where nothing changes.
 */
import type { InfiniteData } from '@tanstack/react-query';
import type { Message } from '../messages.contract.ts';

export type ThreadPages = InfiniteData<Message[]>;

const byTime = (a: Message, b: Message): number => (a.createdAt + a.id < b.createdAt + b.id ? -1 : 1);

/** All messages, oldest first. */
export const messagesOf = (thread: ThreadPages | undefined): Message[] => thread?.pages.toReversed().flat() ?? [];

const holds = (thread: ThreadPages, id: string): boolean =>
  thread.pages.some((page) => page.some((message) => message.id === id));

/** With a message put in its place by time; nothing changes where it is there already. */
export const withMessage = (thread: ThreadPages, message: Message): ThreadPages => {
  if (holds(thread, message.id)) return thread;
  const [newest = [], ...earlier] = thread.pages;
  return { ...thread, pages: [[...newest, message].toSorted(byTime), ...earlier] };
};

/** Whether a person's reading up to a message of this thread is known. */
export const isRead = (thread: ThreadPages, readerId: string, messageId: string): boolean =>
  holds(thread, messageId) &&
  thread.pages.every((page) => page.every((message) => message.receiverId !== readerId || message.readAt !== null));

/** With all messages to `readerId` up to `messageId` marked as read; another thread than that message's stays as it is. */
export const withRead = (thread: ThreadPages, readerId: string, messageId: string, at: string): ThreadPages => {
  const last = thread.pages.flat().find((message) => message.id === messageId);
  if (last === undefined || isRead(thread, readerId, messageId)) return thread;
  const mark = (message: Message): Message =>
    message.receiverId === readerId && message.readAt === null && byTime(message, last) <= 0
      ? { ...message, readAt: at }
      : message;
  return { ...thread, pages: thread.pages.map((page) => page.map(mark)) };
};
