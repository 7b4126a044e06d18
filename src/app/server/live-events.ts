/** Maps live events to the frames that recipients get; each entry belongs to a feature. */
import * as z from 'zod/mini';
import { createFrameHider } from '#features/blind-review/server/hidden-names.service.ts';
import { interviewLoaders } from '#features/interviews/server/interviews.service.ts';
import { invitationLoaders } from '#features/invitations/server/invitations.service.ts';
import { createMessageLoaders } from '#features/messages/server/messages.service.ts';
import { notificationSchema } from '#features/notifications/notifications.contract.ts';
import { createNotificationLoaders } from '#features/notifications/server/notifications.service.ts';
import { applicationLoaders } from '#features/pipeline/server/applications.service.ts';
import type { Db } from '#server/db/database.ts';
import type { LiveEvent, LiveLoader, LiveLoaders } from '#server/live/live-hub.ts';
import type { AppFrame } from '../live-frames.ts';

const notificationFrame = z.object({ type: z.literal('notification'), notification: notificationSchema });

/** Creates the hub's loader. It returns null if the event has no frame for this reader, or if the event type is from another release. */
export const createLiveLoader = (db: Db): LiveLoader => {
  const hideInFrame = createFrameHider(db);
  const notificationLoaders = createNotificationLoaders(db);
  const loaders = {
    ...createMessageLoaders(db),
    ...applicationLoaders,
    ...invitationLoaders,
    ...interviewLoaders,
    ...notificationLoaders,
    // The notifications feature does not depend on applications, so it cannot determine which names are hidden.
    notification: async (event, userId, readerId) => {
      const frame = await notificationLoaders.notification(event, userId, readerId);
      return frame && hideInFrame(readerId, notificationFrame, frame);
    },
  } satisfies LiveLoaders<LiveEvent<AppFrame['type'], never>, AppFrame>;
  const byType = new Map<string, LiveLoader>(Object.entries(loaders as unknown as Record<string, LiveLoader>));
  return async (event, userId, readerId) => (await byType.get(event.type)?.(event, userId, readerId)) ?? null;
};
