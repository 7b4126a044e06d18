/**
 * All SQL of the notifications. Rows are written in the transaction of their cause and belong to one person; every query
 * here is bound to that person, so that no one reads or marks another's.
 */
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { type Db, type Queryable, rowsOf } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { isAnyOf } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type {
  GroupedType,
  NewNotificationData,
  Notification,
  NotificationData,
  NotificationType,
} from '../notifications.contract.ts';
import { notifications } from './notifications.tables.ts';

const shown = {
  id: notifications.id,
  type: notifications.type,
  data: notifications.data,
  count: notifications.count,
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
  data: NewNotificationData<Type>;
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
  told: readonly NewNotification<Type>[],
): Promise<Told[]> => {
  const rows = told.map(({ userId, data }) => ({ id: newId(), type, userId, data }));
  await tx.insert(notifications).values(rows);
  return rows;
};

/** Notifications of one person and subject that come together, with the data of the newest. */
export interface NewGroup {
  userId: string;
  subject: string;
  data: object;
  count: number;
}

/** A read one from within this time is replaced by the next, where a kind says so. */
const REPLACED_WITHIN = sql`interval '1 day'`;

/**
 * Counts each group into the unread notification about its subject, which gets the newest data and time; inserts one where there is none. At most
 * one of `groups` for each person and subject. In the order of persons, so that transactions do not wait for each other in a circle.
 */
export const insertGroups = async (
  tx: Queryable,
  type: GroupedType,
  groups: readonly NewGroup[],
  { replacesRead }: { replacesRead: boolean },
): Promise<Told[]> => {
  const ids = sql.param(groups.map(() => newId()));
  const userIds = sql.param(groups.map(({ userId }) => userId));
  const subjects = sql.param(groups.map(({ subject }) => subject));
  const datas = sql.param(groups.map(({ data }) => JSON.stringify(data)));
  const counts = sql.param(groups.map((group) => group.count));
  const replaced = sql`, replaced as (
      delete from notifications as old using told
      where old.user_id = told.user_id and old.type = ${type} and old.subject = told.subject
        and old.read_at is not null and old.created_at > now() - ${REPLACED_WITHIN}
    )`;
  const result = await tx.execute(sql`
    with told as (
      select id, user_id, subject, data::jsonb as data, count
      from unnest(${ids}::uuid[], ${userIds}::uuid[], ${subjects}::uuid[], ${datas}::text[], ${counts}::int[])
        as told (id, user_id, subject, data, count)
    )${replacesRead ? replaced : sql``}
    insert into notifications as kept (id, user_id, type, subject, data, count)
    select id, user_id, ${type}, subject, data, count from told order by user_id, subject
    on conflict (user_id, type, subject) where read_at is null and subject is not null
    do update set
      count = kept.count + excluded.count,
      data = case when excluded.created_at < kept.created_at then kept.data else excluded.data end,
      created_at = greatest(kept.created_at, excluded.created_at)
    returning id, user_id as "userId"`);
  return rowsOf<Told>(result);
};

/** Marks what these people have not read about something as read; returns those of them who had any. */
export const markReadAbout = async <Type extends NotificationType>(
  tx: Queryable,
  userIds: readonly string[],
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<string[]> => {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        isAnyOf(notifications.userId, userIds),
        isNull(notifications.readAt),
        eq(notifications.type, type),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ userId: notifications.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
};

/**
 * Marks a person's own as read: the given ones, or all where `ids` is undefined. Those read before keep their time. Returns
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
