/** Groups notifications by period, and within a period by application. Pure. Keeps the order, newest first. */
import { DAY_MS } from '#shared/time.ts';
import type { Notification } from '../notifications.contract.ts';

export const PERIODS = ['today', 'yesterday', 'before'] as const;
export type Period = (typeof PERIODS)[number];

/** The newest notification about an application in a period, and the earlier ones from the same period. */
export interface NotificationStack {
  newest: Notification;
  older: Notification[];
}

export interface NotificationPeriod {
  period: Period;
  stacks: NotificationStack[];
}

/** Returns the application id as the key for stacking. Notifications about several applications or none are not stacked. */
const stackKey = ({ id, data, count }: Notification): string =>
  count === 1 && 'applicationId' in data ? data.applicationId : id;

const stackNotifications = (notifications: readonly Notification[]): NotificationStack[] => {
  const stacks = new Map<string, NotificationStack>();
  for (const notification of notifications) {
    const key = stackKey(notification);
    const stack = stacks.get(key);
    if (stack) stack.older.push(notification);
    else stacks.set(key, { newest: notification, older: [] });
  }
  return [...stacks.values()];
};

/** Returns the periods with at least one notification. Days are in the reader's time zone. */
export const groupByPeriod = (
  notifications: readonly Notification[],
  { now, timeZone }: { now: Date; timeZone: string | undefined },
): NotificationPeriod[] => {
  const days = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' });
  const today = days.format(now);
  const yesterday = days.format(now.getTime() - DAY_MS);
  const notificationPeriod = ({ createdAt }: Notification): Period => {
    const day = days.format(Date.parse(createdAt));
    if (day === today || Date.parse(createdAt) > now.getTime()) return 'today';
    return day === yesterday ? 'yesterday' : 'before';
  };
  return PERIODS.map((period) => ({
    period,
    stacks: stackNotifications(notifications.filter((notification) => notificationPeriod(notification) === period)),
  })).filter(({ stacks }) => stacks.length > 0);
};
