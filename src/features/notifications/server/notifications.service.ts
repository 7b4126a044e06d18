/**
 * How other features tell a person something: a row for the bell and a live hint, both in the transaction of the cause.
 * Holds no text: the browser makes it from type and data, in the reader's language.
 */

import { createBatcher } from '#server/batching.ts';
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { type LiveEvent, type LiveLoaders, publish } from '#server/live/live-hub.ts';
import type { Notification, NotificationData, NotificationFrame, NotificationType } from '../notifications.contract.ts';
import {
  deleteNotifications,
  findNotifications,
  insertNotifications,
  listNotifications,
  markRead,
  markReadAbout,
  type NewNotification,
  refreshOrInsertNotifications,
  type Told,
} from './notifications.db.ts';

export { dropOldNotifications, eraseNotifications, forgetName } from './notifications.db.ts';

type NotificationEvent = LiveEvent<'notification', 'notificationId'> | LiveEvent<'notifications_read', never>;

/** Types of which a person has at most one unread, and one a day, for the same value of this field: it is refreshed instead. */
const ONE_UNREAD_PER = { message_received: 'userId' } as const satisfies {
  readonly [Type in NotificationType]?: keyof NotificationData<Type>;
};
type RefreshedType = keyof typeof ONE_UNREAD_PER;

const publishTold = (tx: Queryable, told: readonly Told[]): Promise<void> =>
  publish<NotificationEvent>(
    tx,
    ...told.map(({ id, userId }) => ({ type: 'notification' as const, to: [userId], ids: { notificationId: id } })),
  );

type PlainType = Exclude<NotificationType, RefreshedType>;

/** Tells each of these people something of one type, in the transaction of its cause. `data` holds what the text names and links to. */
export const notifyEach = async <Type extends PlainType>(
  tx: Queryable,
  type: Type,
  told: readonly Omit<NewNotification<Type>, 'type'>[],
): Promise<void> => {
  if (told.length > 0) await publishTold(tx, await insertNotifications(tx, type, told));
};

/** The same for one person. */
export const notify = <Type extends PlainType>(
  tx: Queryable,
  userId: string,
  type: Type,
  data: NotificationData<Type>,
): Promise<void> => notifyEach(tx, type, [{ userId, data }]);

/**
 * Tells people something of a kind of which each has at most one about the same: it is refreshed where there is one that is unread or of the
 * last day. Callers serialise those about the same (for messages the lock on the conversation's row does).
 */
export const notifyAnew = async (
  tx: Queryable,
  type: RefreshedType,
  told: readonly Omit<NewNotification<RefreshedType>, 'type'>[],
): Promise<void> => {
  const field = ONE_UNREAD_PER[type];
  const byThing = new Map(told.map((one) => [`${one.userId} ${one.data[field]}`, one]));
  await publishTold(tx, await refreshOrInsertNotifications(tx, type, field, [...byThing.values()]));
};

/** Tells all tabs of a person that some of theirs were read in one of them, or are no more. */
const publishRead = (tx: Queryable, userId: string): Promise<void> =>
  publish<NotificationEvent>(tx, { type: 'notifications_read', to: [userId], ids: {} });

/** Marks what is unread about something as read, because its reader saw the thing itself. */
export const settleNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<void> => {
  if (await markReadAbout(tx, userId, type, about)) await publishRead(tx, userId);
};

/** Takes back what a person was told about something in a transaction of `at`, as that is no more. */
export const withdrawNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  told: { about: Partial<NotificationData<Type>>; at: string },
): Promise<void> => {
  if (await deleteNotifications(tx, userId, type, told)) await publishRead(tx, userId);
};

/** Marks a person's own as read, in a transaction: the given ones, or all where `ids` is undefined. */
export const readNotifications = async (tx: Queryable, userId: string, ids?: readonly string[]): Promise<void> => {
  if (await markRead(tx, userId, ids)) await publishRead(tx, userId);
};

/** All notifications of a person, from the newest to the oldest. */
export const notificationsOf = (db: Queryable, userId: string) =>
  inBatches<Notification>((after) =>
    // This list gives one row more than asked for, which tells of another page.
    listNotifications(db, userId, { limit: BATCH - 1, after: after && [after.createdAt, after.id] }),
  );

/** Gives the loaders of the bell's frames; `notification` is null for anyone but its owner, or where it is gone. */
export const createNotificationLoaders = (db: Queryable): LiveLoaders<NotificationEvent, NotificationFrame> => {
  const find = createBatcher((asked: readonly Told[]) => findNotifications(db, asked));
  return {
    notification: async ({ type, ids }, userId) => {
      const notification = await find({ id: ids.notificationId, userId });
      return notification && { type, notification };
    },
    notifications_read: async ({ type }) => ({ type }),
  };
};
