/** Reads and mutations of notifications. */
import { apiKey, apiList, apiQuery, useApiMutation } from '#client/api/api.ts';
import { notificationsContract } from '../notifications.contract.ts';

/** All reads of notifications: the list and the count. */
export const NOTIFICATIONS = '/api/notifications';
/** As many as the bell shows before one asks for more. */
const SHOWN = 10;

/** The newest, by pages. */
export const notificationsQuery = apiList(notificationsContract.listNotifications, { limit: SHOWN });

/** How many are unread. */
export const unreadNotificationsQuery = apiQuery(notificationsContract.countUnread);

/** Marks some or, without ids, all as read. */
export const useMarkNotificationsRead = () =>
  useApiMutation(notificationsContract.markNotificationsRead, {
    only: [apiKey(NOTIFICATIONS)],
    failure: { isSilent: true },
  });
