/**
 * How other features tell a person something: a row for the bell and a live hint, both in the transaction of the cause.
 * Holds no text: the browser makes it from type and data, in the reader's language.
 */
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { type LiveEvent, publish } from '#server/live/live-hub.ts';
import type { Notification, NotificationType } from '../notifications.contract.ts';
import {
  type About,
  deleteNotifications,
  findNotification,
  insertNotification,
  listNotifications,
  markRead,
  markReadAbout,
  type NotificationData,
  refreshNotification,
  replaceName,
} from './notifications.db.ts';

/** Types of which a person has at most one unread, and one a day, for the same value of this field: it is refreshed instead. */
const ONE_UNREAD_PER: Partial<Record<NotificationType, string>> = { message_received: 'userId' };

const refreshOrInsert = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  data: NotificationData,
): Promise<string> => {
  const field = ONE_UNREAD_PER[type];
  const about = field === undefined ? undefined : data[field];
  if (field === undefined || about === undefined) return insertNotification(tx, userId, type, data);
  return (
    (await refreshNotification(tx, userId, type, { [field]: about }, data)) ??
    (await insertNotification(tx, userId, type, data))
  );
};

/**
 * Tells a person something, in the transaction of its cause. `data` holds what the text names and links to. A
 * `message_received` of a sender is refreshed where there is one that is unread or of the last day; callers serialise those of
 * one pair (the lock on the conversation's row does).
 */
export const notify = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  data: Record<string, string>,
): Promise<void> => {
  const notificationId = await refreshOrInsert(tx, userId, type, data);
  await publish(tx, { type: 'notification', to: [userId], ids: { notificationId } });
};

/** Tells all tabs of a person that some of theirs were read in one of them. */
const publishRead = (tx: Queryable, userId: string): Promise<void> =>
  publish(tx, { type: 'notifications_read', to: [userId], ids: {} });

/** Marks what is unread about something as read, because its reader saw the thing itself. */
export const settleNotifications = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  about: Record<string, string>,
): Promise<void> => {
  if (await markReadAbout(tx, userId, type, about)) await publishRead(tx, userId);
};

/** Marks a person's own as read, in a transaction: the given ones, or all where `ids` is undefined. */
export const readNotifications = async (tx: Queryable, userId: string, ids?: readonly string[]): Promise<void> => {
  if (await markRead(tx, userId, ids)) await publishRead(tx, userId);
};

/** Erases the bell of a person. */
export const eraseNotifications = (tx: Queryable, userId: string): Promise<void> => deleteNotifications(tx, userId);

/** Takes a person's name out of what others were told of them; `name` stands in its place. */
export const forgetName = (tx: Queryable, readerIds: readonly string[], about: About, name: string): Promise<void> =>
  replaceName(tx, readerIds, about, name);

/** All notifications of a person, from the newest to the oldest. */
export const notificationsOf = (db: Queryable, userId: string) =>
  inBatches<Notification>((after) =>
    // This list gives one row more than asked for, which tells of another page.
    listNotifications(db, userId, { limit: BATCH - 1, after: after && [after.createdAt, after.id] }),
  );

/** The frame of `notification` for its owner, null for anyone else or where it is gone; that of `notifications_read` says no more. */
export const loadNotificationEvent = async (
  db: Queryable,
  event: LiveEvent,
  userId: string,
): Promise<Record<string, unknown> | null> => {
  if (event.type !== 'notification') return { type: event.type };
  const notification = await findNotification(db, userId, event.ids.notificationId ?? '');
  return notification === null ? null : { type: 'notification', notification };
};
