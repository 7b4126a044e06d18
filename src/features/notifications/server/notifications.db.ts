/**
 * All SQL of the notifications. Rows are written in the transaction of their cause and belong to one person; every query
 * here is bound to that person, so that nobody reads or marks another's.
 */
import { and, count, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { newId } from '#server/ids.ts';
import type { Notification, NotificationType } from '../notifications.contract.ts';
import { notifications } from './notifications.tables.ts';

export type NotificationData = Record<string, string>;

const shown = {
  id: notifications.id,
  type: sql<NotificationType>`${notifications.type}`,
  data: notifications.data,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

/** The newest of a person, `limit + 1` at most, from before the cursor where there is one. */
export const listNotifications = (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
): Promise<Notification[]> =>
  db
    .select(shown)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        after ? sql`(${notifications.createdAt}, ${notifications.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1);

/** One of a person's own, or null. */
export const findNotification = async (db: Queryable, userId: string, id: string): Promise<Notification | null> => {
  const [row] = await db
    .select(shown)
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row ?? null;
};

/** How many a person has not read. */
export const countUnread = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/** Inserts one; resolves to its id. */
export const insertNotification = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  data: NotificationData,
): Promise<string> => {
  const id = newId();
  await tx.insert(notifications).values({ id, userId, type, data });
  return id;
};

/** Unread ones of a person and type whose data hold all of `about`. */
const unreadAbout = (userId: string, type: NotificationType, about: NotificationData) =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    eq(notifications.type, type),
    sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
  );

/** Those of a person and type from the last day whose data hold all of `about`, read or not. */
const recentAbout = (userId: string, type: NotificationType, about: NotificationData) =>
  and(
    eq(notifications.userId, userId),
    gt(notifications.createdAt, sql`now() - interval '1 day'`),
    eq(notifications.type, type),
    sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
  );

/**
 * Brings the one about the same thing to the top, unread and with new data: the unread one, else one of the last day, so that a
 * lively conversation does not fill the bell. Resolves to its id, or null where there is none.
 */
export const refreshNotification = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  about: NotificationData,
  data: NotificationData,
): Promise<string | null> => {
  for (const which of [unreadAbout(userId, type, about), recentAbout(userId, type, about)]) {
    const [row] = await tx
      .update(notifications)
      .set({ data, createdAt: sql`now()`, readAt: null })
      .where(which)
      .returning({ id: notifications.id });
    if (row) return row.id;
  }
  return null;
};

/** Marks the unread ones about something as read; gives whether there were any. */
export const markReadAbout = async (
  tx: Queryable,
  userId: string,
  type: NotificationType,
  about: NotificationData,
): Promise<boolean> => {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(unreadAbout(userId, type, about))
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/**
 * Marks a person's own as read: the given ones, or all where `ids` is undefined. Those read before keep their time. Gives
 * whether any was unread.
 */
export const markRead = async (tx: Queryable, userId: string, ids?: readonly string[]): Promise<boolean> => {
  if (ids?.length === 0) return false;
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.readAt),
        ids ? inArray(notifications.id, [...ids]) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Drops all of a person. */
export const deleteNotifications = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
};

/** What notifications speak of: those whose `field` holds one of the values. */
export interface About {
  field: 'applicationId' | 'userId';
  values: readonly string[];
}

/** Puts another name into what these people were told about something. As one value each, since there may be many thousands. */
export const replaceName = async (
  tx: Queryable,
  readerIds: readonly string[],
  { field, values }: About,
  name: string,
): Promise<void> => {
  if (readerIds.length === 0 || values.length === 0) return;
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || ${JSON.stringify({ name })}::jsonb` })
    .where(
      and(
        sql`${notifications.userId} in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(readerIds)}::jsonb))`,
        sql`${notifications.data} ->> ${field} in (select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
        sql`${notifications.data} ? 'name'`,
      ),
    );
};
