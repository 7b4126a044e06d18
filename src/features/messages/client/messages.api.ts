/**
 * Reads and mutations of messages, and the thread as it is kept in the cache: live frames and answers are put into it, so
 * that a message shows at once and once only.
 */
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiKey, apiList, apiQueryOrNull, callApi, useApiMutation } from '#client/api/api.ts';
import { changeCached, showChange } from '#client/live/cached-changes.ts';
import { refreshFrom } from '#client/live/refresh.ts';
import { NOTIFICATIONS } from '#features/notifications/client/notifications.api.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Message, messagesContract } from '../messages.contract.ts';
import { holds, type ThreadPages, withMessage, withRead } from './thread-pages.ts';

const CONVERSATIONS = '/api/conversations';
/** As many messages and readings are known as taken in. */
const REMEMBERED = 100;
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

type ThreadAround = InfiniteData<Message[], AroundPage>;

/** With a message at the end of a thread that is read from a message on, where its newest messages are read. */
const withNewest = (thread: ThreadAround, message: Message): ThreadAround => {
  const [last, param] = [thread.pages.at(-1), thread.pageParams.at(-1)];
  if (last === undefined || param === undefined || !isLastPage(last, param) || holds(thread, message.id)) return thread;
  return { ...thread, pages: [...thread.pages.slice(0, -1), [...last, message]] };
};

/** A thread from one of its messages on, in both directions; pages and messages oldest first. */
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

/** Every read that messages change. */
export const MESSAGE_READS = [CONVERSATIONS, '/api/messages', '/api/dashboard'] as const;

/** Refetches the list of conversations and what counts the unread. */
const refreshConversations = (client: QueryClient): void => {
  for (const queryKey of COUNTING) refreshFrom(client, queryKey);
};

/** What was taken in lately, by what it is and its id. */
const takenIn = new Set<string>();

/** Whether this is the first time; the answer to a call and the live frame about it bring the same thing. */
const isFirst = (what: string): boolean => {
  if (takenIn.has(what)) return false;
  takenIn.add(what);
  const [oldest = ''] = takenIn;
  if (takenIn.size > REMEMBERED) takenIn.delete(oldest);
  return true;
};

/** A person who was written to may answer, also where they could not write before. */
const refreshPermission = (client: QueryClient, otherId: string): void => {
  const { queryKey } = correspondenceQuery(otherId);
  if (client.getQueryData(queryKey)?.canWrite !== true) refreshFrom(client, queryKey);
};

/**
 * Takes in a message, wherever it came from first (the answer to sending it, or a live frame). `otherId` is the other side of
 * its thread.
 */
export const receiveMessage = (client: QueryClient, otherId: string, message: Message): void => {
  const { queryKey } = threadQuery(otherId);
  const put = (): void => {
    changeCached<ThreadPages>(client, { queryKey, exact: true }, (thread) => withMessage(thread, message));
    changeCached<ThreadAround>(client, { queryKey: [...queryKey, 'around'] }, (thread) => withNewest(thread, message));
  };
  showChange(client, put).confirm();
  if (!isFirst(`message ${message.id}`)) return;
  refreshConversations(client);
  refreshPermission(client, otherId);
};

/** Takes in that a person has read up to a message, wherever it came from first (the answer to marking, or a live frame). */
export const receiveRead = (
  client: QueryClient,
  read: { readerId: string; messageId: string; isOwn: boolean },
): void => {
  const at = new Date().toISOString();
  const mark = (thread: ThreadPages): ThreadPages => withRead(thread, read.readerId, read.messageId, at);
  showChange(client, () => changeCached(client, { queryKey: THREADS }, mark)).confirm();
  if (!read.isOwn || !isFirst(`read ${read.messageId}`)) return;
  refreshConversations(client);
  refreshFrom(client, apiKey(NOTIFICATIONS));
};

/** Sends a message; what follows from it is taken in by `receiveMessage`. A failure shows the toast; the message itself stays in the outbox. */
export const useSendMessage = () => useApiMutation(messagesContract.sendMessage, { only: [] });

/** Marks all messages of a person as read; what follows from it is taken in by `receiveRead`. */
export const useMarkRead = () => useApiMutation(messagesContract.markRead, { only: [], failure: { isSilent: true } });

/** Takes in that the conversation with a person was put away or taken back in another tab. */
export const receiveArchived = (client: QueryClient, otherId: string): void => {
  refreshConversations(client);
  refreshFrom(client, correspondenceQuery(otherId).queryKey);
};

/** Puts a conversation away, and takes it back. The toast comes first; what shows it is then refetched by `use-put-away`, and other tabs hear a frame. */
export const useArchive = () => useApiMutation(messagesContract.archiveConversation, { only: [] });
export const useUnarchive = () => useApiMutation(messagesContract.unarchiveConversation, { only: [] });

/** Blocks a person. */
export const useBlock = () => useApiMutation(messagesContract.block);

/** Takes a block back. */
export const useUnblock = () => useApiMutation(messagesContract.unblock);
