/**
 * Notifies people on behalf of other features. Writes a row for the bell and publishes a live frame,
 * both in the transaction of the cause. Stores no text, because the browser composes it from type and data in
 * the reader's language.
 */

import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH_SIZE, inBatches } from '#server/db/in-batches.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import {
  GROUPED_BY,
  type GroupedType,
  type NewNotificationData,
  type Notification,
  type NotificationData,
  type NotificationFrame,
  type NotificationType,
} from '../notifications.contract.ts';
import {
  deleteNotifications,
  findNotifications,
  type InsertedNotification,
  insertGroups,
  insertNotifications,
  listNotifications,
  markOwnReadAbout,
  markRead,
  markReadAbout,
  type NewGroup,
  type NewNotification,
  type NotifiedEvent,
} from './notifications.db.ts';

export { dropOldNotifications, eraseNotifications, replaceNameInNotifications } from './notifications.db.ts';

type NotificationEvent =
  | LiveEvent<'notification', 'notificationId'>
  | LiveEvent<'notifications_read' | 'review_queue_changed', never>;

/** Grouped kinds that occur often and are read quickly. A new notification replaces a read one from the last day. */
const REPLACING_READ: ReadonlySet<NotificationType> = new Set<NotificationType>(['message_received']);

const publishInserted = (tx: Queryable, inserted: readonly InsertedNotification[]): Promise<void> =>
  publish<NotificationEvent>(
    tx,
    ...inserted.map(({ id, userId }) => ({
      type: 'notification' as const,
      to: [userId],
      isPersonal: true as const,
      ids: { notificationId: id },
    })),
  );

const isGrouped = (type: NotificationType): type is GroupedType => type in GROUPED_BY;

/** Groups recipients by person and subject. */
const groupRecipients = (type: GroupedType, recipients: readonly { userId: string; data: object }[]): NewGroup[] => {
  const groups = new Map<string, NewGroup>();
  for (const { userId, data } of recipients) {
    const subject = String((data as Record<string, unknown>)[GROUPED_BY[type]]);
    const key = `${userId} ${subject}`;
    groups.set(key, { userId, subject, data, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()];
};

/**
 * Notifies each of these accounts in the transaction of the cause: the person or, for a company, its owners and recruiters.
 * With `isPersonal`, notifies only the person. `data` holds the values for the text and the link. For a grouped kind, adds to
 * the unread notification about the same subject if there is one.
 */
export const notifyEach = async <Type extends NotificationType>(
  tx: Queryable,
  type: Type,
  recipients: readonly NewNotification<Type>[],
  { isPersonal = false }: { isPersonal?: boolean } = {},
): Promise<void> => {
  if (recipients.length === 0) return;
  const inserting = isGrouped(type)
    ? insertGroups(tx, type, groupRecipients(type, recipients), { replacesRead: REPLACING_READ.has(type), isPersonal })
    : insertNotifications(tx, type, recipients, { isPersonal });
  await publishInserted(tx, await inserting);
};

/** Notifies only these people, not the other members of their company, even for the first account of a company. */
export const notifyPeople = <Type extends NotificationType>(
  tx: Queryable,
  type: Type,
  people: readonly NewNotification<Type>[],
): Promise<void> => notifyEach(tx, type, people, { isPersonal: true });

/** Notifies one account, like `notifyEach`. */
export const notify = <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  data: NewNotificationData<Type>,
): Promise<void> => notifyEach(tx, type, [{ userId, data }]);

/** Tells all of these people's tabs through a live event that some of their notifications were read or deleted. */
const publishRead = (tx: Queryable, ...userIds: string[]): Promise<void> =>
  publish<NotificationEvent>(
    tx,
    // An event for each person, because the size of an event is limited.
    ...userIds.map((userId) => ({
      type: 'notifications_read' as const,
      to: [userId],
      isPersonal: true as const,
      ids: {},
    })),
  );

/**
 * Tells connected admins through a live event that one of their queues changed: profile reviews,
 * verifications, reports or appeals. Call it in the transaction of the cause.
 */
export const publishQueueChange = async (tx: Queryable): Promise<void> => {
  const to = await listAdminIds(tx);
  if (to.length > 0)
    await publish<NotificationEvent>(tx, { type: 'review_queue_changed', to, isPersonal: true, ids: {} });
};

/** Marks unread notifications about a subject as read after the subject was seen or resolved. For a company, marks those of all notified members. */
export const settleNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userIds: readonly string[],
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<void> => {
  const readers = await markReadAbout(tx, userIds, type, about);
  if (readers.length > 0) await publishRead(tx, ...readers);
};

/** Marks unread notifications about a subject as read for one person, but not for the other members of that person's company. */
export const settleOwnNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<void> => {
  if (await markOwnReadAbout(tx, userId, type, about)) await publishRead(tx, userId);
};

/**
 * Deletes the notifications of these accounts about an event that was undone, or about a subject that no longer exists. Excludes grouped kinds,
 * because a group covers several events.
 */
export const withdrawNotifications = async <Type extends Exclude<NotificationType, GroupedType>>(
  tx: Queryable,
  userIds: readonly string[],
  type: Type,
  event: NotifiedEvent<Type>,
): Promise<void> => {
  const readers = await deleteNotifications(tx, userIds, type, event);
  if (readers.length > 0) await publishRead(tx, ...readers);
};

/** Marks a person's notifications as read: the given ones, or all if `ids` is undefined. */
export const markNotificationsRead = async (tx: Queryable, userId: string, ids?: readonly string[]): Promise<void> => {
  if (await markRead(tx, userId, ids)) await publishRead(tx, userId);
};

/** Reads all notifications of a person, newest first. */
export const streamNotifications = (db: Queryable, userId: string) =>
  inBatches<Notification>((after) =>
    // The list returns one row more than requested if there is another page.
    listNotifications(db, userId, { limit: BATCH_SIZE - 1, after: after && [after.createdAt, after.id] }),
  );

/** Returns the loaders of the bell's frames. `notification` is null for anyone but its owner, or if it was deleted. */
export const createNotificationLoaders = (db: Queryable): LiveLoaders<NotificationEvent, NotificationFrame> => {
  const find = createBatcher((batch: readonly InsertedNotification[]) => findNotifications(db, batch));
  return {
    notification: async ({ type, ids }, userId) => {
      const notification = await find({ id: ids.notificationId, userId });
      return notification && { type, notification };
    },
    notifications_read: async ({ type }) => ({ type }),
    review_queue_changed: async ({ type }) => ({ type }),
  };
};
