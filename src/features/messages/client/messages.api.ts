/**
 * Reads and mutations of messages, and the thread as it is kept in the cache: live frames and answers are put into it, so
 * that a message shows at once and once only.
 */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiKey, apiList, apiQueryOrNull, callApi, useApiMutation } from '#client/api/api.ts';
import { refreshFrom } from '#client/live/refresh.ts';
import { refreshNotifications } from '#features/notifications/client/notifications.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Message, messagesContract } from '../messages.contract.ts';
import { holds, type ThreadPages, withMessage, withRead } from './thread-pages.ts';

const CONVERSATIONS = '/api/conversations';
/** What shows how much is unread, or who wrote last. */
const COUNTING = [
  apiKey('/api/conversations/pages'),
  apiKey('/api/conversations', { box: 'archived' }),
  apiKey('/api/conversations/unread-count'),
  apiKey('/api/dashboard'),
];

/** How many messages wait unread, over all conversations; lies below the conversations' key and so refreshes with them. */
export const unreadMessagesQuery = queryOptions({
  queryKey: apiKey('/api/conversations/unread-count'),
  queryFn: async ({ signal }) => (await callApi(messagesContract.countUnreadMessages, { signal })).unreadCount,
});

/** What of one's conversations a list shows. */
export type ShownBox = 'inbox' | 'archived';

/** One's conversations, the newest first. */
export const conversationsQuery = (box: ShownBox = 'inbox') =>
  apiList(messagesContract.listConversations, box === 'inbox' ? {} : { query: { box } });

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

/** Which page of a thread that is read from a message on: that message and its neighbours, or those next to what is there. */
type AroundPage = { around: string } | { before: string } | { after: string };

/** As many of the page around a message come after it. */
const AFTER_ANCHOR = LIMITS.threadPage / 2 - 1;

const isLastPage = (page: readonly Message[], { before, after, around }: Partial<Record<string, string>>): boolean => {
  if (before !== undefined) return false;
  if (after !== undefined) return page.length < LIMITS.threadPage;
  return page.length - 1 - page.findIndex(({ id }) => id === around) < AFTER_ANCHOR;
};

/** A thread from one of its messages on, in both directions; pages and messages oldest first. */
export const threadAroundQuery = (userId: string, messageId: string) =>
  infiniteQueryOptions<Message[], Error, InfiniteData<Message[], AroundPage>, readonly unknown[], AroundPage>({
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

/** Refetches the list of conversations and what counts the unread. */
const refreshConversations = (client: QueryClient): Promise<unknown> =>
  Promise.all(COUNTING.map((queryKey) => refreshFrom(client, queryKey)));

/** Refetches everything about messages: the connection was away and may have missed something. */
export const refreshMessages = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['/api/dashboard', CONVERSATIONS, '/api/messages'] as const).map((path) => refreshFrom(client, apiKey(path))),
  );

/** Whoever was written to may answer, also where they could not write before. */
const refreshPermission = async (client: QueryClient, otherId: string): Promise<void> => {
  const { queryKey } = correspondenceQuery(otherId);
  if (client.getQueryData(queryKey)?.canWrite !== true) await refreshFrom(client, queryKey);
};

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
  const isChanged = putIntoThread(client, otherId, message);
  // An answer under way may be older than this message and would take it out again.
  const underWay = client.getQueryCache().find({ queryKey: threadQuery(otherId).queryKey, fetchStatus: 'fetching' });
  void underWay?.promise?.then(() => putIntoThread(client, otherId, message)).catch(() => {});
  if (isChanged) await Promise.all([refreshConversations(client), refreshPermission(client, otherId)]);
};

/**
 * Takes in that a person has read up to a message, wherever it came from first (the answer to marking, or a live frame). Where
 * it is one's own reading, what counts the unread follows once.
 */
export const receiveRead = async (
  client: QueryClient,
  read: { readerId: string; messageId: string; isOwn: boolean },
): Promise<void> => {
  const threads = client.getQueriesData<ThreadPages>({ queryKey: THREADS });
  const [queryKey, before] = threads.find(([, pages]) => pages !== undefined && holds(pages, read.messageId)) ?? [];
  const after = before && withRead(before, read.readerId, read.messageId, new Date().toISOString());
  if (queryKey && after !== before) client.setQueryData(queryKey, after);
  const isChanged = before === undefined || after !== before;
  if (read.isOwn && isChanged) await Promise.all([refreshConversations(client), refreshNotifications(client)]);
};

/** Sends a message. A failure shows the toast; the message itself stays in the outbox. */
export const useSendMessage = () => useApiMutation(messagesContract.sendMessage);

/** Marks all messages of a person as read; what follows from it is taken in by `receiveRead`. */
export const useMarkRead = () => useApiMutation(messagesContract.markRead, { failure: { isSilent: true } });

/** Takes in that the conversation with a person was put away or taken back, here or in another tab. */
export const receiveArchived = (client: QueryClient, otherId: string): Promise<unknown> =>
  Promise.all([refreshConversations(client), refreshFrom(client, correspondenceQuery(otherId).queryKey)]);

/** Puts a conversation away, and takes it back. */
export const useArchive = () => useApiMutation(messagesContract.archiveConversation);
export const useUnarchive = () => useApiMutation(messagesContract.unarchiveConversation);

/** Blocks a person. */
export const useBlock = () =>
  useApiMutation(messagesContract.block, { invalidates: [CONVERSATIONS, '/api/dashboard', '/api/notifications'] });

/** Takes a block back. */
export const useUnblock = () => useApiMutation(messagesContract.unblock, { invalidates: [CONVERSATIONS] });
