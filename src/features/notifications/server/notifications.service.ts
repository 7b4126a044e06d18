/**
 * How other features tell a person something: a row for the bell and a live hint, both in the transaction of the cause.
 * Holds no text: the browser makes it from type and data, in the reader's language.
 */
import type { Queryable } from '#server/db/database.ts';
import { BATCH, inBatches } from '#server/db/in-batches.ts';
import { createGatherer } from '#server/gathering.ts';
import { type LiveLoader, publish } from '#server/live/live-hub.ts';
import type { Notification, NotificationType } from '../notifications.contract.ts';
import {
  type About,
  deleteNotifications,
  findNotifications,
  insertNotifications,
  listNotifications,
  markRead,
  markReadAbout,
  type NotificationData,
  refreshOrInsertNotifications,
  replaceName,
  type Told,
} from './notifications.db.ts';

/** Types of which a person has at most one unread, and one a day, for the same value of this field: it is refreshed instead. */
const ONE_UNREAD_PER = { message_received: 'userId' } as const satisfies Partial<Record<NotificationType, string>>;
type RefreshedType = keyof typeof ONE_UNREAD_PER;

const publishTold = (tx: Queryable, told: readonly Told[]): Promise<void> =>
  publish(tx, ...told.map(({ id, userId }) => ({ type: 'notification', to: [userId], ids: { notificationId: id } })));

type PlainType = Exclude<NotificationType, RefreshedType>;

/** Tells each of these people something of one type, in the transaction of its cause. `data` holds what the text names and links to. */
export const notifyEach = async (
  tx: Queryable,
  type: PlainType,
  news: readonly { userId: string; data: NotificationData }[],
): Promise<void> => {
  if (news.length > 0) await publishTold(tx, await insertNotifications(tx, type, news));
};

/** The same for one person. */
export const notify = (tx: Queryable, userId: string, type: PlainType, data: NotificationData): Promise<void> =>
  notifyEach(tx, type, [{ userId, data }]);

/**
 * Tells people something of a kind of which each has at most one about the same: it is refreshed where there is one that is unread or of the
 * last day. Callers serialise those about the same (for messages the lock on the conversation's row does).
 */
export const notifyAnew = async (
  tx: Queryable,
  type: RefreshedType,
  news: readonly { userId: string; data: NotificationData }[],
): Promise<void> => {
  const field = ONE_UNREAD_PER[type];
  const byThing = new Map(news.map((one) => [`${one.userId} ${one.data[field]}`, one]));
  await publishTold(tx, await refreshOrInsertNotifications(tx, type, field, [...byThing.values()]));
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

/** Gives the loader of the frames of `notification`, null for anyone but its owner or where it is gone, and of `notifications_read`, which says no more. */
export const createNotificationEventLoader = (db: Queryable): LiveLoader => {
  const find = createGatherer((asked: readonly Told[]) => findNotifications(db, asked));
  return async (event, userId) => {
    if (event.type !== 'notification') return { type: event.type };
    const notification = await find({ id: event.ids.notificationId ?? '', userId });
    return notification === null ? null : { type: 'notification', notification };
  };
};
