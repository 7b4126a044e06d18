/** The table from live events to the frames that their recipients get; each entry belongs to a feature. */
import { applicationLoaders } from '#features/applications/server/applications.service.ts';
import { interviewLoaders } from '#features/interviews/server/interviews.service.ts';
import { invitationLoaders } from '#features/invitations/server/invitations.service.ts';
import { createMessageLoaders } from '#features/messages/server/messages.service.ts';
import { createNotificationLoaders } from '#features/notifications/server/notifications.service.ts';
import type { Db } from '#server/db/database.ts';
import type { LiveEvent, LiveLoader, LiveLoaders } from '#server/live/live-hub.ts';
import type { AppFrame } from '../live-frames.ts';

/** The loader that the hub asks. Types that only another release knows say nothing. */
export const createLiveLoader = (db: Db): LiveLoader => {
  const loaders = {
    ...createMessageLoaders(db),
    ...applicationLoaders,
    ...invitationLoaders,
    ...interviewLoaders,
    ...createNotificationLoaders(db),
  } satisfies LiveLoaders<LiveEvent<AppFrame['type'], never>, AppFrame>;
  const byType = new Map<string, LiveLoader>(Object.entries(loaders as unknown as Record<string, LiveLoader>));
  return async (event, userId) => (await byType.get(event.type)?.(event, userId)) ?? null;
};
