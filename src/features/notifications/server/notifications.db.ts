/**
 * All SQL of the notifications. Rows are written in the transaction of their cause and belong to one person; every query
 * here is bound to that person, so that nobody reads or marks another's.
 */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, type Queryable, rowsOf } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type { Notification, NotificationData, NotificationType } from '../notifications.contract.ts';
import { notifications } from './notifications.tables.ts';

const shown = {
  id: notifications.id,
  type: notifications.type,
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
    .limit(limit + 1) as Promise<Notification[]>;

/** Notifications by their ids, in their order; null where there is none, or it is not the person's own. */
export const findNotifications = async (db: Queryable, asked: readonly Told[]): Promise<(Notification | null)[]> => {
  const rows = await db
    .select({ ...shown, userId: notifications.userId })
    .from(notifications)
    .where(sql`${notifications.id} = any(${sql.param(asked.map(({ id }) => id))}::uuid[])`);
  const byOwner = new Map(
    rows.map(({ userId, ...notification }) => [`${userId} ${notification.id}`, notification as Notification]),
  );
  return asked.map(({ id, userId }) => byOwner.get(`${userId} ${id}`) ?? null);
};

/** How many a person has not read. */
export const countUnread = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/** What a person is told. */
export interface NewNotification<Type extends NotificationType> {
  userId: string;
  type: Type;
  data: NotificationData<Type>;
}

/** A notification that was written, and whose it is. */
export interface Told {
  id: string;
  userId: string;
}

/** Inserts one for each. */
export const insertNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  type: Type,
  told: readonly Omit<NewNotification<Type>, 'type'>[],
): Promise<Told[]> => {
  const rows = told.map(({ userId, data }) => ({ id: newId(), type, userId, data }));
  await tx.insert(notifications).values(rows);
  return rows;
};

/** Unread ones of a person and type whose data hold all of `about`. */
const unreadAbout = <Type extends NotificationType>(
  userId: string,
  type: Type,
  about: Partial<NotificationData<Type>>,
) =>
  and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    eq(notifications.type, type),
    sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
  );

/**
 * Brings each person's one about the same thing to the top, unread and with new data: the unread one, else one of the last day, so that
 * a lively conversation does not fill the bell; inserts one where there is none. The same thing is the same value of `field` in the data; of
 * one person and value there may be one among the new ones.
 */
export const refreshOrInsertNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  type: Type,
  field: string & keyof NotificationData<Type>,
  told: readonly Omit<NewNotification<Type>, 'type'>[],
): Promise<Told[]> => {
  const ids = sql.param(told.map(() => newId()));
  const userIds = sql.param(told.map(({ userId }) => userId));
  const datas = sql.param(told.map(({ data }) => JSON.stringify(data)));
  const about = sql`jsonb_build_object(${field}::text, told.data -> ${field}::text)`;
  const same = sql`${notifications.userId} = told.user_id and ${notifications.type} = ${type} and ${notifications.data} @> ${about}`;
  const result = await tx.execute(sql`
    with told as (
      select id, user_id, data::jsonb as data
      from unnest(${ids}::uuid[], ${userIds}::uuid[], ${datas}::text[]) as told (id, user_id, data)
    ), known as (
      select told.*, coalesce(
        (select ${notifications.id} from ${notifications} where ${same} and ${notifications.readAt} is null limit 1),
        (select ${notifications.id} from ${notifications} where ${same} and ${notifications.createdAt} > now() - interval '1 day'
          order by ${notifications.createdAt} desc limit 1)
      ) as known_id
      from told
    ), refreshed as (
      update ${notifications} set data = known.data, created_at = now(), read_at = null
      from known where ${notifications.id} = known.known_id
      returning ${notifications.id} as id, ${notifications.userId} as "userId"
    ), inserted as (
      insert into ${notifications} (id, user_id, type, data)
      select id, user_id, ${type}, data from known where known_id is null
      returning id, user_id as "userId"
    )
    select * from refreshed union all select * from inserted`);
  return rowsOf<Told>(result);
};

/** Marks the unread ones about something as read; gives whether there were any. */
export const markReadAbout = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  about: Partial<NotificationData<Type>>,
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
        ids ? isAnyOf(notifications.id, ids) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Drops what a person was told about something at one moment. */
export const deleteNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  { about, at }: { about: Partial<NotificationData<Type>>; at: string },
): Promise<boolean> => {
  const rows = await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.createdAt, at),
        eq(notifications.type, type),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Drops all of a person. */
export const eraseNotifications = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
};

/** What notifications speak of: those whose `field` holds one of the values. */
export interface About {
  field: 'applicationId' | 'userId';
  values: readonly string[];
}

/** Puts another name into what these people were told about something. As one value each, since there may be many thousands. */
export const forgetName = async (
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

/** Drops a batch of notifications so many days old, read or not. */
export const dropOldNotifications = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, notifications, notifications.createdAt, days);
