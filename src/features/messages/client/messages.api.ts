/** Reads and mutations of messages. */
import { queryOptions } from '@tanstack/react-query';
import { apiKey, callApi } from '#client/api/api.ts';
import { messagesContract } from '../messages.contract.ts';

/** How many messages wait unread, over all conversations; lies below the conversations' key and so refreshes with them. */
export const unreadMessagesQuery = queryOptions({
  queryKey: [...apiKey('/api/conversations'), 'unread'],
  queryFn: async ({ signal }) => {
    const conversations = await callApi(messagesContract.listConversations, { signal });
    return conversations.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
  },
});
