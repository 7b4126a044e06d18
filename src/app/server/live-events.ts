/** The table from live events to what their recipients get; each entry belongs to a feature. */
import { loadApplicationEvent } from '#features/applications/server/applications.service.ts';
import { createMessageEventLoader } from '#features/messages/server/messages.service.ts';
import { createNotificationEventLoader } from '#features/notifications/server/notifications.service.ts';
import type { Db } from '#server/db/database.ts';
import type { LiveLoader } from '#server/live/live-hub.ts';

/** The loader that the hub asks. Unknown types say nothing. */
export const createLiveLoader = (db: Db): LiveLoader => {
  const message = createMessageEventLoader(db);
  const notification = createNotificationEventLoader(db);
  const loaders: Record<string, LiveLoader> = {
    new_message: message,
    messages_read: message,
    typing: message,
    application_updated: loadApplicationEvent,
    notification,
    notifications_read: notification,
  };
  return async (event, userId) => (await loaders[event.type]?.(event, userId)) ?? null;
};
