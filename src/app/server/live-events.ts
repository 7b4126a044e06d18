/** The table from live events to what their recipients get; each entry belongs to a feature. */
import { loadApplicationEvent } from '#features/applications/server/applications.service.ts';
import { loadMessageEvent } from '#features/messages/server/messages.service.ts';
import { loadNotificationEvent } from '#features/notifications/server/notifications.service.ts';
import type { Db } from '#server/db/database.ts';
import type { LiveEvent, LiveLoader } from '#server/live/live-hub.ts';

type Load = (db: Db, event: LiveEvent, userId: string) => Promise<Record<string, unknown> | null>;

const LOADERS: Record<string, Load> = {
  new_message: loadMessageEvent,
  messages_read: loadMessageEvent,
  typing: loadMessageEvent,
  application_updated: loadApplicationEvent,
  notification: loadNotificationEvent,
  notifications_read: loadNotificationEvent,
};

/** The loader that the hub asks. Unknown types say nothing. */
export const createLiveLoader =
  (db: Db): LiveLoader =>
  async (event, userId) =>
    (await LOADERS[event.type]?.(db, event, userId)) ?? null;
