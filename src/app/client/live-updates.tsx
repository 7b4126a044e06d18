/**
 * Connects a tab and applies live events from the server and from other tabs to the cache. Frames are hints: a reconnect refetches everything that
 * missed frames could have announced. If the server rejects the user, the page checks who is signed in.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { apiQueryKey } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { refusalText } from '#client/error-texts.ts';
import {
  type FrameHandlers,
  onLiveConnected,
  onLiveFrames,
  onLiveRefused,
  useIsLiveLost,
  useLiveConnection,
} from '#client/live/live.ts';
import { onOtherTabChange } from '#client/live/other-tabs.ts';
import { ALL_READS, refetchAfterEvent } from '#client/live/refresh.ts';
import { isUserTyping, openSignIn, signInAction } from '#client/session-ended.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { MESSAGE_QUERY_PATHS } from '#features/messages/client/messages.api.ts';
import { messageFrameHandlers } from '#features/messages/client/public/live-messages.ts';
import type { MessageFrame } from '#features/messages/messages.contract.ts';
import { NOTIFICATION_QUERY_PATHS } from '#features/notifications/client/notification-query-paths.ts';
import { NOTIFICATIONS } from '#features/notifications/client/notifications.api.ts';
import type { AppFrame } from '../live-frames.ts';

/** The notice about a lost connection. Its live region is always on the page, so that screen readers announce the text when it appears. */
const ConnectionNotice = ({ text }: { text: string }) => {
  const isLost = useIsLiveLost();
  return (
    <output className="block shrink-0">
      {isLost && (
        <span className="flex animate-fade items-center justify-center gap-2 border-line border-b bg-caution-soft px-4 py-1.5 font-medium text-caution-ink text-sm">
          <WifiOff className="size-4 shrink-0" />
          {text}
        </span>
      )}
    </output>
  );
};

/** Signing out in this tab leaves the page. If it is still open after this time, the session ended elsewhere. */
const SIGN_OUT_GRACE_MS = 1_500;

/** The reads that a status change of an application affects, including interviews, offers, hires and the counts of its job. */
const APPLICATION_READS = [
  '/api/applications',
  '/api/engagements',
  '/api/my-applications',
  '/api/appeals',
  '/api/offers',
  '/api/hires',
  '/api/interviews',
  '/api/jobs',
  '/api/dashboard',
  '/api/candidates/my-profile',
  '/api/conversations/:userId/applications',
];

/**
 * The reads that each frame makes stale. Listed explicitly, because other people's events can be frequent; a change in this tab refetches more.
 * Message frames have their own handlers.
 */
const FRAME_READS: { readonly [Type in Exclude<AppFrame['type'], MessageFrame['type']>]: readonly string[] } = {
  notification: [NOTIFICATIONS],
  notifications_read: [NOTIFICATIONS],
  application_updated: APPLICATION_READS,
  interview_updated: APPLICATION_READS,
  invitation_updated: ['/api/invitations', '/api/jobs', '/api/engagements'],
  review_queue_changed: [
    '/api/admin/queue',
    '/api/admin/candidate-applications',
    '/api/admin/review-decisions',
    '/api/admin/verifications',
    '/api/admin/english-tasks',
    '/api/admin/reports',
    '/api/appeals',
  ],
};

/** Every read that a frame makes stale. */
export const LIVE_READS = new Set([
  ...Object.values(FRAME_READS).flat(),
  ...Object.values(NOTIFICATION_QUERY_PATHS),
  ...MESSAGE_QUERY_PATHS,
]);

const refresh = (client: QueryClient, paths: Iterable<string>): void => {
  for (const path of paths) refetchAfterEvent(client, apiQueryKey(path));
};

/** Handles a rejected connection: the user signed out elsewhere, or another user signed in. A user who is typing decides when to leave. */
const leaveIfSignedOut = async (client: QueryClient, userId: string): Promise<void> => {
  try {
    const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    if (user.id !== userId) window.location.reload();
  } catch (error) {
    if (!hasStatus(error, 401)) return;
    if (!isUserTyping()) return openSignIn();
    showToast({
      title: refusalText('session-ended'),
      tone: 'error',
      action: signInAction(),
    });
  }
};

/** Creates the handlers that apply frames to the cache. */
const createFrameHandlers = (client: QueryClient, sideId: string): FrameHandlers<AppFrame> => {
  const refreshReads = ({ type }: { type: keyof typeof FRAME_READS }): void => refresh(client, FRAME_READS[type]);
  return {
    ...messageFrameHandlers(client, sideId),
    notification: (frame) => {
      refreshReads(frame);
      // The subject of the notification has changed, too.
      const changed = NOTIFICATION_QUERY_PATHS[frame.notification.type];
      if (changed !== undefined) refresh(client, [changed]);
    },
    notifications_read: refreshReads,
    application_updated: refreshReads,
    interview_updated: refreshReads,
    invitation_updated: refreshReads,
    review_queue_changed: refreshReads,
  };
};

/**
 * Refetches what may have been missed. The member's role is fetched first: it decides which reads are allowed, and the screens of the previous role
 * must be gone before the reads start.
 */
const catchUp = async (client: QueryClient): Promise<void> => {
  await client.fetchQuery({ ...currentUserQuery, staleTime: 0 }).catch(() => {});
  setTimeout(() => refresh(client, LIVE_READS));
};

/**
 * Refetches missed data after a reconnect. After the first connection, refetches only messages and notifications, because the rest was just fetched.
 */
const useCatchUp = (client: QueryClient): void => {
  const wasConnected = useRef(false);
  useEffect(
    () =>
      onLiveConnected(() => {
        if (wasConnected.current) void catchUp(client);
        else refresh(client, [...MESSAGE_QUERY_PATHS, NOTIFICATIONS]);
        wasConnected.current = true;
      }),
    [client],
  );
};

/**
 * Connects the signed-in user, and renders only the notice about a lost connection. `sideId` is the account that the user acts for
 * (`actingAccountId`).
 */
export const LiveUpdates = ({ userId, sideId }: { userId: string; sideId: string }) => {
  const t = useTranslations('app');
  const client = useQueryClient();
  useCatchUp(client);
  useEffect(() => {
    const unsubscribers = [
      onLiveFrames(createFrameHandlers(client, sideId)),
      onOtherTabChange(() => refetchAfterEvent(client, ALL_READS)),
      onLiveRefused(() => void setTimeout(() => void leaveIfSignedOut(client, userId), SIGN_OUT_GRACE_MS)),
    ];
    return () => {
      for (const unsubscribe of unsubscribers) unsubscribe();
    };
  }, [client, userId, sideId]);
  useLiveConnection(userId);
  return <ConnectionNotice text={t('offline')} />;
};
