/** Queries and mutations for notifications. */
import { apiList, apiQuery, apiQueryKey, useApiMutation } from '#client/api/api.ts';
import { notificationsContract } from '../notifications.contract.ts';

/** The common path of all queries for notifications: the list and the count. */
export const NOTIFICATIONS = '/api/notifications';
/** The initial number of notifications in the bell. */
const PAGE_SIZE = 10;

/** The newest notifications, paged. */
export const notificationsQuery = apiList(notificationsContract.listNotifications, { limit: PAGE_SIZE });

/** The number of unread notifications. */
export const unreadNotificationsQuery = apiQuery(notificationsContract.countUnread);

/** Marks the notifications with the given ids as read, or all notifications if `ids` is absent. */
export const useMarkNotificationsRead = () =>
  useApiMutation(notificationsContract.markNotificationsRead, {
    only: [apiQueryKey(NOTIFICATIONS)],
    failure: { isSilent: true },
  });
