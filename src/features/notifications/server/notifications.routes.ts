/** API calls for the bell: list, count and mark as read, limited to the signed-in person's notifications. */
import type { FastifyInstance } from 'fastify';
import { toPage } from '#server/http/lists.ts';
import { mountContract } from '#server/http/mount.ts';
import type { Platform } from '#server/platform.ts';
import { notificationsContract } from '../notifications.contract.ts';
import { countUnread, listNotifications } from './notifications.db.ts';
import { markNotificationsRead } from './notifications.service.ts';

export const mountNotifications = (app: FastifyInstance, { db }: Platform): void => {
  mountContract(app, notificationsContract, {
    listNotifications: async ({ viewer, page }) => {
      const rows = await listNotifications(page.db, viewer.userId, page);
      return toPage(rows, page.limit, (row): [string, string] => [row.createdAt, row.id]);
    },
    countUnread: async ({ viewer }) => ({ unreadCount: await countUnread(db, viewer.userId) }),
    markNotificationsRead: async ({ viewer, body }) => {
      await db.transaction((tx) => markNotificationsRead(tx, viewer.userId, body?.ids));
      return null;
    },
  });
};
