/** Notifications in the demo market about applications and their status changes. Some are unread. */
import { GROUPED_BY, type GroupedType } from '#features/notifications/notifications.contract.ts';
import { type ApplicationPart, addNotification, type World } from './demo-world.ts';

/** The maximum number of unread notifications for each demo account and for every other user, without messages. The newest are unread. */
const UNREAD = { company: 4, candidate: 3, admin: 3, others: 1 };
const READ_AFTER_MS = 40 * 60_000;

const addMoveNotifications = (world: World, { job, candidate, row, moves }: ApplicationPart): void => {
  const about = { applicationId: row.id, jobTitle: job.row.title };
  for (const { to, at, byCompany } of moves) {
    if (to === 'pending') {
      const data = { ...about, jobId: job.row.id, name: candidate.name };
      addNotification(world, job.company.user.id, 'application_received', { data, at });
    } else if (byCompany) {
      const data = { ...about, name: job.company.company.companyName, status: to };
      addNotification(world, candidate.user.id, 'application_moved', { data, at });
    } else {
      addNotification(world, job.company.user.id, 'application_moved', {
        data: { ...about, name: candidate.name, status: to },
        at,
      });
    }
  }
};

type NotificationRow = World['rows']['notifications'][number];

/** Returns the id that groups a notification with others of its kind, or null if the kind is not grouped. */
const findGroupSubject = ({ type, data }: NotificationRow): string | null =>
  type in GROUPED_BY ? String((data as Record<string, unknown>)[GROUPED_BY[type as GroupedType]]) : null;

/** Groups unread notifications as the service does. The newest in each group remains. */
const groupUnread = (newestFirst: readonly NotificationRow[]): NotificationRow[] => {
  const groups = new Map<string, NotificationRow>();
  return newestFirst.filter((notification) => {
    const subject = notification.readAt === null ? findGroupSubject(notification) : null;
    if (subject === null) return true;
    const key = `${notification.userId} ${notification.type} ${subject}`;
    const group = groups.get(key);
    if (group === undefined) {
      groups.set(key, notification);
      notification.subject = subject;
      return true;
    }
    group.count = (group.count ?? 1) + (notification.count ?? 1);
    return false;
  });
};

/** Returns the number of unread messages, by recipient and sender. */
const countUnreadMessages = ({ rows }: World): Map<string, number> => {
  const unread = new Map<string, number>();
  for (const { senderId, receiverId, readAt } of rows.messages) {
    const key = `${receiverId} ${senderId}`;
    if (!readAt) unread.set(key, (unread.get(key) ?? 0) + 1);
  }
  return unread;
};

/**
 * Adds notifications for every application and status change. Message notifications are unread if their threads are, others according to `UNREAD`.
 */
export const addNotifications = (world: World): void => {
  const { rows, applications, companies, candidates, admin } = world;
  for (const application of applications) addMoveNotifications(world, application);
  const unreadLimits = new Map([
    [companies[0]?.user.id, UNREAD.company],
    [candidates[0]?.user.id, UNREAD.candidate],
    [admin.id, UNREAD.admin],
  ]);
  const unreadThreads = countUnreadMessages(world);
  const newestFirst = rows.notifications.toSorted((a, b) => ((a.createdAt ?? '') < (b.createdAt ?? '') ? 1 : -1));
  const remainingByUser = new Map<string, number>();
  for (const notification of newestFirst) {
    const isMessage = notification.type === 'message_received';
    const left = remainingByUser.get(notification.userId) ?? unreadLimits.get(notification.userId) ?? UNREAD.others;
    const waiting = isMessage
      ? (unreadThreads.get(`${notification.userId} ${findGroupSubject(notification)}`) ?? 0)
      : Math.max(left, 0);
    if (isMessage) notification.count = Math.max(waiting, 1);
    else remainingByUser.set(notification.userId, left - 1);
    const readAt = Math.min(world.now, Date.parse(notification.createdAt ?? '') + READ_AFTER_MS);
    notification.readAt = waiting > 0 ? null : new Date(readAt).toISOString();
  }
  rows.notifications.splice(0, rows.notifications.length, ...groupUnread(newestFirst));
};
