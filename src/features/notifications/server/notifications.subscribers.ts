/** Handles domain events that affect notifications. */
import { DELETED_NAME } from '#features/auth/auth.domain.ts';
import { listAdminIds } from '#features/auth/server/auth.service.ts';
import { on } from '#server/events/emit.ts';
import {
  eraseNotifications,
  notify,
  publishQueueChange,
  replaceNameInNotifications,
  streamNotifications,
} from './notifications.service.ts';

export const notificationSubscribers = [
  on('verification.moved', 'notify the candidate', async (tx, { verificationId, userId, kind, subject, status }) => {
    await notify(tx, userId, 'verification_moved', { verificationId, kind, subject, status });
  }),
  on('verification.queue-changed', "refresh the admins' queues", (tx) => publishQueueChange(tx)),
  on(
    'account.deleting',
    "erase its notifications and its name in admins' notifications, and refresh the admins' queues",
    async (tx, { userId }) => {
      await replaceNameInNotifications(tx, await listAdminIds(tx), { field: 'userId', values: [userId] }, DELETED_NAME);
      await eraseNotifications(tx, userId);
      await publishQueueChange(tx);
    },
  ),
  on('account.exporting', 'add its notifications', async (db, { userId }) => ({
    notifications: streamNotifications(db, userId),
  })),
];
