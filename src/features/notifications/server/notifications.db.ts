/**
 * All SQL for notifications. Rows are written in the transaction of their cause, with the time of the
 * write: `now()` is the start of the transaction, so after waiting for a lock it could be older than a
 * change that came first. Rows belong to one person. The queries behind the API read and mark only the signed-in person's rows.
 */
import { and, count, desc, eq, gte, isNull, type SQL, sql } from 'drizzle-orm';
import {
  joinNotifiedMembers,
  selectAccountPeople,
  selectNotifiedPeople,
} from '#features/auth/server/company-recipients.tables.ts';
import { type Db, type Queryable, resultRows } from '#server/db/database.ts';
import { deleteOldRows } from '#server/db/old-rows.ts';
import { equalsAny } from '#server/db/queryable.ts';
import { newId } from '#server/ids.ts';
import type {
  GroupedType,
  NewNotificationData,
  Notification,
  NotificationData,
  NotificationType,
} from '../notifications.contract.ts';
import { notifications } from './notifications.tables.ts';

const columns = {
  id: notifications.id,
  type: notifications.type,
  data: notifications.data,
  count: notifications.count,
  createdAt: notifications.createdAt,
  readAt: notifications.readAt,
};

/** Reads the newest notifications of a person, at most `limit + 1`, after the cursor if there is one. */
export const listNotifications = (
  db: Queryable,
  userId: string,
  { limit, after }: { limit: number; after: readonly [string, string] | null },
): Promise<Notification[]> =>
  db
    .select(columns)
    .from(notifications)
    .where(
      and(
        eq(notifications.userId, userId),
        after ? sql`(${notifications.createdAt}, ${notifications.id}) < (${after[0]}, ${after[1]})` : undefined,
      ),
    )
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(limit + 1) as Promise<Notification[]>;

/** Reads notifications by id, in order. An entry is null if the notification does not exist or belongs to another person. */
export const findNotifications = async (
  db: Queryable,
  inserted: readonly InsertedNotification[],
): Promise<(Notification | null)[]> => {
  const rows = await db
    .select({ ...columns, userId: notifications.userId })
    .from(notifications)
    .where(sql`${notifications.id} = any(${sql.param(inserted.map(({ id }) => id))}::uuid[])`);
  const byOwner = new Map(
    rows.map(({ userId, ...notification }) => [`${userId} ${notification.id}`, notification as Notification]),
  );
  return inserted.map(({ id, userId }) => byOwner.get(`${userId} ${id}`) ?? null);
};

/** Counts the unread notifications of a person. */
export const countUnread = async (db: Queryable, userId: string): Promise<number> => {
  const [row] = await db
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
};

/** The recipient of a row, and the id of the row. A row that is copied for another member gets a new id. */
const NOTIFIED = sql`coalesce(notified.user_id, incoming.user_id)`;
const NOTIFIED_ID = sql`case when ${NOTIFIED} = incoming.user_id then incoming.id else gen_random_uuid() end`;

/** The recipient and the data of a new notification. */
export interface NewNotification<Type extends NotificationType> {
  userId: string;
  data: NewNotificationData<Type>;
}

/** An inserted notification and its owner. */
export interface InsertedNotification {
  id: string;
  userId: string;
}

/** Joins no other members, so that only the recipients themselves are notified. */
const NO_OTHER_MEMBERS = sql`left join (select null::uuid as user_id) as notified on false`;

/** Inserts a notification for each recipient. For a company, inserts one for each notified member, unless `isPersonal`. */
export const insertNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  type: Type,
  recipients: readonly NewNotification<Type>[],
  { isPersonal = false }: { isPersonal?: boolean } = {},
): Promise<InsertedNotification[]> => {
  const ids = sql.param(recipients.map(() => newId()));
  const userIds = sql.param(recipients.map(({ userId }) => userId));
  const dataTexts = sql.param(recipients.map(({ data }) => JSON.stringify(data)));
  const result = await tx.execute(sql`
    insert into notifications (id, user_id, type, data, created_at)
    select ${NOTIFIED_ID}, ${NOTIFIED}, ${type}, incoming.data::jsonb, clock_timestamp()
    from unnest(${ids}::uuid[], ${userIds}::uuid[], ${dataTexts}::text[]) as incoming (id, user_id, data)
    ${isPersonal ? NO_OTHER_MEMBERS : joinNotifiedMembers(sql`incoming.user_id`)}
    returning id, user_id as "userId"`);
  return resultRows<InsertedNotification>(result);
};

/** The new notifications of one person about one subject, with the data of the newest. */
export interface NewGroup {
  userId: string;
  subject: string;
  data: object;
  count: number;
}

/** For some kinds, a new notification replaces a read one if that one is no older than this. */
const REPLACEMENT_WINDOW = sql`interval '1 day'`;

/**
 * Adds each group to the unread notification about its subject and updates its data and time. Inserts
 * a new notification if there is none. `groups` has at most one entry per person and subject. Rows are
 * written in user id order to avoid deadlocks.
 */
export const insertGroups = async (
  tx: Queryable,
  type: GroupedType,
  groups: readonly NewGroup[],
  { replacesRead, isPersonal = false }: { replacesRead: boolean; isPersonal?: boolean },
): Promise<InsertedNotification[]> => {
  const ids = sql.param(groups.map(() => newId()));
  const userIds = sql.param(groups.map(({ userId }) => userId));
  const subjects = sql.param(groups.map(({ subject }) => subject));
  const dataTexts = sql.param(groups.map(({ data }) => JSON.stringify(data)));
  const counts = sql.param(groups.map((group) => group.count));
  const replaced = sql`, replaced as (
      delete from notifications as old using incoming
      where old.user_id = incoming.user_id and old.type = ${type} and old.subject = incoming.subject
        and old.read_at is not null and old.created_at > now() - ${REPLACEMENT_WINDOW}
    )`;
  const result = await tx.execute(sql`
    with incoming as (
      select ${NOTIFIED_ID} as id, ${NOTIFIED} as user_id, subject, data::jsonb as data, count
      from unnest(${ids}::uuid[], ${userIds}::uuid[], ${subjects}::uuid[], ${dataTexts}::text[], ${counts}::int[])
        as incoming (id, user_id, subject, data, count)
      ${isPersonal ? NO_OTHER_MEMBERS : joinNotifiedMembers(sql`incoming.user_id`)}
    )${replacesRead ? replaced : sql``}
    insert into notifications as stored (id, user_id, type, subject, data, count, created_at)
    select id, user_id, ${type}, subject, data, count, clock_timestamp() from incoming order by user_id, subject
    on conflict (user_id, type, subject) where read_at is null and subject is not null
    do update set
      count = stored.count + excluded.count,
      data = case when excluded.created_at < stored.created_at then stored.data else excluded.data end,
      created_at = greatest(stored.created_at, excluded.created_at)
    returning id, user_id as "userId"`);
  return resultRows<InsertedNotification>(result);
};

const markReadWhere = async <Type extends NotificationType>(
  tx: Queryable,
  owner: SQL,
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<string[]> => {
  const rows = await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        owner,
        isNull(notifications.readAt),
        eq(notifications.type, type),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ userId: notifications.userId });
  return [...new Set(rows.map(({ userId }) => userId))];
};

/** Marks unread notifications of these accounts and their notified members as read if their data contains `about`. Returns the people who had any. */
export const markReadAbout = <Type extends NotificationType>(
  tx: Queryable,
  userIds: readonly string[],
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<string[]> =>
  markReadWhere(tx, sql`${notifications.userId} in (${selectNotifiedPeople(userIds)})`, type, about);

/** Marks one person's unread notifications as read if their data contains `about`. Returns whether they had any. */
export const markOwnReadAbout = async <Type extends NotificationType>(
  tx: Queryable,
  userId: string,
  type: Type,
  about: Partial<NotificationData<Type>>,
): Promise<boolean> => (await markReadWhere(tx, eq(notifications.userId, userId), type, about)).length > 0;

/**
 * Marks a person's notifications as read: the given ones, or all if `ids` is undefined. Does not
 * change the time of those that are already read. Returns whether any was unread.
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
        ids ? equalsAny(notifications.id, ids) : undefined,
      ),
    )
    .returning({ id: notifications.id });
  return rows.length > 0;
};

/** Selects notifications by their data and, if given, by their earliest time. */
export interface NotifiedEvent<Type extends NotificationType> {
  about: Partial<NotificationData<Type>>;
  since?: string;
}

/** Deletes notifications of these accounts and their notified members. Returns the people who had any. */
export const deleteNotifications = async <Type extends NotificationType>(
  tx: Queryable,
  userIds: readonly string[],
  type: Type,
  { about, since }: NotifiedEvent<Type>,
): Promise<string[]> => {
  const rows = await tx
    .delete(notifications)
    .where(
      and(
        sql`${notifications.userId} in (${selectNotifiedPeople(userIds)})`,
        since === undefined ? undefined : gte(notifications.createdAt, since),
        eq(notifications.type, type),
        sql`${notifications.data} @> ${JSON.stringify(about)}::jsonb`,
      ),
    )
    .returning({ userId: notifications.userId });
  return [...new Set(rows.map((row) => row.userId))];
};

/** Deletes all notifications of a person. */
export const eraseNotifications = async (tx: Queryable, userId: string): Promise<void> => {
  await tx.delete(notifications).where(eq(notifications.userId, userId));
};

/** Matches notifications whose `field` is one of the values. */
export interface SubjectMatch {
  field: 'applicationId' | 'userId';
  values: readonly string[];
}

/**
 * Replaces a name in the notifications of these accounts. For a company, includes current and former members. Passes each list of
 * ids as one array, because a list may contain many thousands.
 */
export const replaceNameInNotifications = async (
  tx: Queryable,
  readerIds: readonly string[],
  { field, values }: SubjectMatch,
  name: string,
): Promise<void> => {
  if (readerIds.length === 0 || values.length === 0) return;
  await tx
    .update(notifications)
    .set({ data: sql`${notifications.data} || ${JSON.stringify({ name })}::jsonb` })
    .where(
      and(
        sql`${notifications.userId} in (${selectAccountPeople(readerIds)})`,
        sql`${notifications.data} ->> ${field} in (select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
        sql`${notifications.data} ? 'name'`,
      ),
    );
};

/** Deletes a batch of notifications that are older than `days`, read or not. */
export const dropOldNotifications = (db: Db, days: number): Promise<number> =>
  deleteOldRows(db, notifications, notifications.createdAt, days);
