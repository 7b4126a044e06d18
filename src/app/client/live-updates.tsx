/**
 * Connects a tab and brings what it hears into the cache. Frames are hints: after a loss everything they could have told of is
 * fetched anew, so that a gap closes itself. Where the server knows this person no more, the page asks who is signed in.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ABOUT_APPLICATIONS, apiKey } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { ConnectionNotice } from '#client/live/connection-notice.tsx';
import {
  type FrameHandlers,
  onLiveFrames,
  onLiveRefused,
  onLiveRenewed,
  useLiveConnection,
} from '#client/live/live.ts';
import { refreshFrom } from '#client/live/refresh.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { refreshMessages } from '#features/messages/client/messages.api.ts';
import { messageFrameHandlers } from '#features/messages/client/public/live-messages.ts';
import { kindOf } from '#features/notifications/client/notification-kinds.ts';
import { refreshNotifications } from '#features/notifications/client/notifications.api.ts';
import { loginPathTo } from '#shared/paths.ts';
import type { AppFrame } from '../live-frames.ts';

/** Signing out in this tab leaves the page by itself; one that is still there after this was signed out elsewhere. */
const LEFT_AFTER_MS = 1_500;

const refreshApplications = (client: QueryClient): Promise<unknown> =>
  Promise.all(ABOUT_APPLICATIONS.map((path) => refreshFrom(client, apiKey(path))));

/** What an invitation and its answer show in. */
const refreshInvitations = (client: QueryClient): Promise<unknown> =>
  Promise.all([refreshFrom(client, apiKey('/api/invitations')), refreshFrom(client, apiKey('/api/jobs'))]);

/** What a decision of the review shows in. */
const refreshReviews = (client: QueryClient): Promise<unknown> =>
  Promise.all(
    (['/api/admin/candidate-applications', '/api/admin/review-decisions'] as const).map((path) =>
      refreshFrom(client, apiKey(path)),
    ),
  );

/** The connection was refused: signed out elsewhere, or someone else signed in, whose page this is not. */
const leaveUnlessKnown = async (client: QueryClient, userId: string): Promise<void> => {
  try {
    const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    if (user.id !== userId) window.location.reload();
  } catch (error) {
    if (!hasStatus(error, 401)) return;
    const { pathname, search } = window.location;
    window.location.assign(loginPathTo(pathname + search));
  }
};

/** What is done with each frame, to bring it into the cache. */
const handlersFor = (client: QueryClient, userId: string): FrameHandlers<AppFrame> => ({
  ...messageFrameHandlers(client, userId),
  notification: ({ notification: { type } }) => {
    void refreshNotifications(client);
    const { changes } = kindOf(type);
    if (changes !== null) void refreshFrom(client, apiKey(changes));
  },
  notifications_read: () => void refreshNotifications(client),
  application_updated: () => void refreshApplications(client),
  invitation_updated: () => void refreshInvitations(client),
  review_queue_changed: () => void refreshReviews(client),
  interview_updated: () => {
    void refreshFrom(client, apiKey('/api/interviews'));
    void refreshFrom(client, apiKey('/api/dashboard'));
  },
});

/** Fetches what may have been missed. On the first connect only what is new by the second; the rest was fetched just now. */
const useCatchUp = (client: QueryClient): void => {
  const wasConnected = useRef(false);
  useEffect(
    () =>
      onLiveRenewed(() => {
        void refreshMessages(client);
        void refreshNotifications(client);
        if (wasConnected.current) {
          void refreshApplications(client);
          void refreshInvitations(client);
          void refreshReviews(client);
        }
        wasConnected.current = true;
      }),
    [client],
  );
};

/** Connected for the signed-in person; shows only that the connection is lost. */
export const LiveUpdates = ({ userId }: { userId: string }) => {
  const t = useTranslations('app');
  const client = useQueryClient();
  useCatchUp(client);
  useEffect(() => {
    const ends = [
      onLiveFrames(handlersFor(client, userId)),
      onLiveRefused(() => void setTimeout(() => void leaveUnlessKnown(client, userId), LEFT_AFTER_MS)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, userId]);
  useLiveConnection(userId);
  return <ConnectionNotice text={t('offline')} />;
};
