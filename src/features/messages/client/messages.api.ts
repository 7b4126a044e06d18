/**
 * Queries and mutations for messages, and updates to the cached thread. Both live frames and responses
 * are merged into the cached thread, so a message appears immediately and only once.
 */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiList, apiQueryKey, apiQueryOrNull, callApi, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import { refetchAfterEvent } from '#client/live/refresh.ts';
import { NOTIFICATIONS } from '#features/notifications/client/notifications.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Message, messagesContract } from '../messages.contract.ts';
import { hasMessage, insertMessage, markReadUpTo, type ThreadPages } from './thread-pages.ts';

const CONVERSATIONS = '/api/conversations';
/** The number of messages and read receipts to remember for deduplication. */
const MAX_REMEMBERED = 100;
/** The queries that contain unread counts or the last message. */
const UNREAD_QUERY_KEYS = [
  apiQueryKey('/api/conversations/pages'),
  apiQueryKey('/api/conversations', { box: 'archived' }),
  apiQueryKey('/api/conversations/unread-count'),
  apiQueryKey('/api/dashboard'),
];

/**
 * The number of unread messages in all conversations. Its key starts with the key of the
 * conversations, so the count and the conversations are refetched together.
 */
export const unreadMessagesQuery = queryOptions({
  queryKey: apiQueryKey('/api/conversations/unread-count'),
  queryFn: async ({ signal }) => (await callApi(messagesContract.countUnreadMessages, { signal })).unreadCount,
});

/** The boxes that have a list of conversations. */
export type VisibleBox = 'inbox' | 'archived';

/** Builds the query for the user's conversations, newest first. */
export const conversationsQuery = (box: VisibleBox = 'inbox') =>
  apiList(messagesContract.listConversations, box === 'inbox' ? {} : { query: { box } });

/** Builds the query for the other person in a thread. The result is null if the user cannot see that person. */
export const correspondenceQuery = (userId: string) =>
  apiQueryOrNull(messagesContract.getCorrespondence, { params: { userId } });

const THREADS = apiQueryKey('/api/messages');

/** Builds the query for the messages with a person. The first page has the newest 50 messages. Each page after that has up to 50 earlier ones. */
export const threadQuery = (userId: string) =>
  infiniteQueryOptions<Message[], Error, InfiniteData<Message[]>, readonly unknown[], string | null>({
    queryKey: [...THREADS, userId],
    queryFn: ({ pageParam, signal }) =>
      callApi(messagesContract.getThread, {
        params: { userId },
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null,
    getNextPageParam: (page) => (page.length < LIMITS.threadPage ? null : (page[0]?.id ?? null)),
  });

/** A page of a thread opened at a message: the page around it, or the page before or after a message. */
type AroundPage = { around: string } | { before: string } | { after: string };

/** The number of messages after the anchor on its page. */
const MESSAGES_AFTER_ANCHOR = LIMITS.threadPage / 2 - 1;

const isLastPage = (page: readonly Message[], { before, after, around }: Partial<Record<string, string>>): boolean => {
  if (before !== undefined) return false;
  if (after !== undefined) return page.length < LIMITS.threadPage;
  return page.length - 1 - page.findIndex(({ id }) => id === around) < MESSAGES_AFTER_ANCHOR;
};

type ThreadAround = InfiniteData<Message[], AroundPage>;

/** Appends a message to a thread opened at a message, if the thread is loaded up to the newest one. */
const appendNewest = (thread: ThreadAround, message: Message): ThreadAround => {
  const [last, param] = [thread.pages.at(-1), thread.pageParams.at(-1)];
  if (last === undefined || param === undefined || !isLastPage(last, param) || hasMessage(thread, message.id))
    return thread;
  return { ...thread, pages: [...thread.pages.slice(0, -1), [...last, message]] };
};

/** Builds the query for a thread opened at a message, extendable in both directions. Pages and messages are oldest first. */
export const threadAroundQuery = (userId: string, messageId: string) =>
  infiniteQueryOptions<Message[], Error, ThreadAround, readonly unknown[], AroundPage>({
    queryKey: [...THREADS, userId, 'around', messageId],
    queryFn: ({ pageParam, signal }) =>
      callApi(messagesContract.getThread, { params: { userId }, query: pageParam, signal }),
    initialPageParam: { around: messageId },
    getNextPageParam: (page, _pages, param) => {
      const last = page.at(-1);
      return last === undefined || isLastPage(page, param) ? null : { after: last.id };
    },
    getPreviousPageParam: (page, _pages, param) => {
      const [first] = page;
      const isFirstPage = 'before' in param ? page.length < LIMITS.threadPage : page[0]?.id === messageId;
      return first === undefined || isFirstPage ? null : { before: first.id };
    },
  });

/** The paths of all queries whose results change with messages. */
export const MESSAGE_QUERY_PATHS = [CONVERSATIONS, '/api/messages', '/api/dashboard'] as const;

/** Refetches the list of conversations and the unread counts. */
const refreshConversations = (client: QueryClient): void => {
  for (const queryKey of UNREAD_QUERY_KEYS) refetchAfterEvent(client, queryKey);
};

/** Keys of recently processed messages and read receipts. */
const processedKeys = new Set<string>();

/** Returns true for the first call with a key. Filters duplicates, because a response and its live frame carry the same data. */
const markProcessed = (key: string): boolean => {
  if (processedKeys.has(key)) return false;
  processedKeys.add(key);
  const [oldest = ''] = processedKeys;
  if (processedKeys.size > MAX_REMEMBERED) processedKeys.delete(oldest);
  return true;
};

/** Refetches the permission to write, unless the user already has it. Receiving a message allows a reply, even if the user could not write before. */
const refreshPermission = (client: QueryClient, otherId: string): void => {
  const { queryKey } = correspondenceQuery(otherId);
  if (client.getQueryData(queryKey)?.canWrite !== true) refetchAfterEvent(client, queryKey);
};

/** Merges a message from a response or a live frame into the cache. `otherId` is the other person in the thread. */
export const receiveMessage = (client: QueryClient, otherId: string, message: Message): void => {
  const { queryKey } = threadQuery(otherId);
  const addToCaches = (): void => {
    changeCached<ThreadPages>(client, { queryKey, exact: true }, (thread) => insertMessage(thread, message));
    changeCached<ThreadAround>(client, { queryKey: [...queryKey, 'around'] }, (thread) =>
      appendNewest(thread, message),
    );
  };
  showChange(client, addToCaches).confirm();
  if (!markProcessed(`message ${message.id}`)) return;
  refreshConversations(client);
  refreshPermission(client, otherId);
};

/** Merges a read receipt from a response or a live frame into the cache. `isOwn` is true if the signed-in user is the one who read the messages. */
export const receiveRead = (
  client: QueryClient,
  read: { readerId: string; messageId: string; isOwn: boolean },
): void => {
  const readAt = new Date().toISOString();
  const mark = (thread: ThreadPages): ThreadPages => markReadUpTo(thread, read.readerId, read.messageId, readAt);
  showChange(client, () => changeCached(client, { queryKey: THREADS }, mark)).confirm();
  if (!read.isOwn || !markProcessed(`read ${read.messageId}`)) return;
  refreshConversations(client);
  refetchAfterEvent(client, apiQueryKey(NOTIFICATIONS));
};

/**
 * Sends a message; `receiveMessage` merges the response. If sending fails, a toast appears and the message
 * stays in the outbox.
 */
export const useSendMessage = () => useApiMutation(messagesContract.sendMessage, { only: [] });

/** Marks all messages from a person as read; `receiveRead` merges the response. */
export const useMarkRead = () => useApiMutation(messagesContract.markRead, { only: [], failure: { isSilent: true } });

/** Refetches the conversations and the header of a thread after another tab archived or restored the conversation. */
export const receiveArchived = (client: QueryClient, otherId: string): void => {
  refreshConversations(client);
  refetchAfterEvent(client, correspondenceQuery(otherId).queryKey);
};

/**
 * Archives or restores a conversation. `useSetArchived` shows the toast and then refetches. Other
 * tabs receive a frame.
 */
export const useArchive = () => useApiMutation(messagesContract.archiveConversation, { only: [] });
export const useUnarchive = () => useApiMutation(messagesContract.unarchiveConversation, { only: [] });

export const useBlock = () => useApiMutation(messagesContract.block);

export const useUnblock = () => useApiMutation(messagesContract.unblock);
