/**
 * Reads and mutations of messages, and the thread as it is kept in the cache: live frames and answers are put into it, so
 * that a message shows at once and once only.
 */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiKey, apiList, apiQueryOrNull, callApi, useApiMutation } from '#client/api/api.ts';
import { refreshFrom } from '#client/live/refresh.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Message, messagesContract } from '../messages.contract.ts';
import { isRead, type ThreadPages, withMessage, withRead } from './thread-pages.ts';

const CONVERSATIONS = '/api/conversations';
/** What shows how much is unread, or who wrote last. */
const AFFECTED = [CONVERSATIONS, '/api/dashboard'] as const;

/** How many messages wait unread, over all conversations; lies below the conversations' key and so refreshes with them. */
export const unreadMessagesQuery = queryOptions({
  queryKey: apiKey('/api/conversations/unread-count'),
  queryFn: async ({ signal }) => (await callApi(messagesContract.countUnreadMessages, { signal })).unreadCount,
});

/** One's conversations, the newest first. */
export const conversationsQuery = apiList(messagesContract.listConversations);

/** The other side of a thread; null where there is no such person for the reader. */
export const correspondenceQuery = (userId: string) =>
  apiQueryOrNull(messagesContract.getCorrespondence, { params: { userId } });

const THREADS = apiKey('/api/messages');

/** The messages with a person: the first page is the newest, each further one the 50 before it. */
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

/** Refetches what tells of conversations. */
export const refreshConversations = (client: QueryClient): Promise<unknown> =>
  Promise.all(AFFECTED.map((path) => refreshFrom(client, apiKey(path))));

/** Refetches conversations and threads: the connection was away and may have missed something. */
export const refreshMessages = (client: QueryClient): Promise<unknown> =>
  Promise.all([refreshConversations(client), refreshFrom(client, THREADS)]);

/** Puts a message into its thread in the cache; gives whether it is news there. */
const putIntoThread = (client: QueryClient, otherId: string, message: Message): boolean => {
  const { queryKey } = threadQuery(otherId);
  const before = client.getQueryData(queryKey);
  const after = before && withMessage(before, message);
  if (after !== before) client.setQueryData(queryKey, after);
  return before === undefined || after !== before;
};

/**
 * Takes in a message, wherever it came from first (the answer to sending it, or a live frame); the conversations follow once.
 * `otherId` is the other side of its thread.
 */
export const receiveMessage = async (client: QueryClient, otherId: string, message: Message): Promise<void> => {
  const isNews = putIntoThread(client, otherId, message);
  // An answer under way may be older than this message and would take it out again.
  const underWay = client.getQueryCache().find({ queryKey: threadQuery(otherId).queryKey, fetchStatus: 'fetching' });
  void underWay?.promise?.then(() => putIntoThread(client, otherId, message)).catch(() => {});
  if (isNews) await refreshConversations(client);
};

/** Marks what a person read, in all threads of the cache. Gives whether that was known already. */
export const receiveRead = (client: QueryClient, readerId: string, messageId: string, at: string): boolean => {
  const wasKnown = client
    .getQueriesData<ThreadPages>({ queryKey: THREADS })
    .some(([, pages]) => pages !== undefined && isRead(pages, readerId, messageId));
  client.setQueriesData<ThreadPages>(
    { queryKey: THREADS },
    (pages) => pages && withRead(pages, readerId, messageId, at),
  );
  return wasKnown;
};

/** Sends a message. A failure shows the toast; the message itself stays in the outbox. */
export const useSendMessage = () => useApiMutation(messagesContract.sendMessage);

/** Marks all messages of a person as read. */
export const useMarkRead = () =>
  useApiMutation(messagesContract.markRead, {
    invalidates: [...AFFECTED, '/api/notifications'],
    failure: { isSilent: true },
  });

/** Blocks a person. */
export const useBlock = () =>
  useApiMutation(messagesContract.block, { invalidates: [...AFFECTED, '/api/notifications'] });

/** Takes a block back. */
export const useUnblock = () => useApiMutation(messagesContract.unblock, { invalidates: [CONVERSATIONS] });
