/**
 * Connects a tab and brings what it hears, from the server and from other tabs, into the cache. Frames are hints: after a lost connection everything they could have
 * told of is fetched again, so that a gap closes itself. Where the server no longer knows the person, the page asks who is signed in.
 */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { apiKey } from '#client/api/api.ts';
import { hasStatus } from '#client/api/api-error.ts';
import { refusalText } from '#client/error-texts.ts';
import { ConnectionNotice } from '#client/live/connection-notice.tsx';
import {
  type FrameHandlers,
  onLiveFrames,
  onLiveRefused,
  onLiveRenewed,
  useLiveConnection,
} from '#client/live/live.ts';
import { onOtherTabChange } from '#client/live/other-tabs.ts';
import { EVERYTHING, refreshFrom } from '#client/live/refresh.ts';
import { isUserTyping, openSignIn, signInAction } from '#client/session-ended.ts';
import { showToast } from '#client/toast/toast-store.ts';
import { currentUserQuery } from '#features/auth/client/auth.api.ts';
import { MESSAGE_READS } from '#features/messages/client/messages.api.ts';
import { messageFrameHandlers } from '#features/messages/client/public/live-messages.ts';
import type { MessageFrame } from '#features/messages/messages.contract.ts';
import { kindOf } from '#features/notifications/client/notification-kinds.ts';
import { NOTIFICATIONS } from '#features/notifications/client/notifications.api.ts';
import { NOTIFICATION_TYPES } from '#features/notifications/notifications.contract.ts';
import type { AppFrame } from '../live-frames.ts';

/** Signing out in this tab leaves the page by itself; one that is still there after this was signed out elsewhere. */
const LEFT_AFTER_MS = 1_500;

/** What the move of an application shows in: it ends or begins interviews, offers and hires, and is counted for its job. */
const ABOUT_APPLICATIONS = [
  '/api/applications',
  '/api/my-applications',
  '/api/appeals',
  '/api/offers',
  '/api/hires',
  '/api/interviews',
  '/api/jobs',
  '/api/dashboard',
  '/api/candidates/my-profile',
];

/**
 * The reads that each frame makes stale. Named, unlike those of changes made here: how often others change something is not in this person's
 * hands. Messages are put into the cache by their own handlers.
 */
const READS: { readonly [Type in Exclude<AppFrame['type'], MessageFrame['type']>]: readonly string[] } = {
  notification: [NOTIFICATIONS],
  notifications_read: [NOTIFICATIONS],
  application_updated: ABOUT_APPLICATIONS,
  interview_updated: ABOUT_APPLICATIONS,
  invitation_updated: ['/api/invitations', '/api/jobs'],
  review_queue_changed: [
    '/api/admin/candidate-applications',
    '/api/admin/review-decisions',
    '/api/admin/verifications',
    '/api/admin/english-tasks',
    '/api/admin/reports',
    '/api/appeals',
  ],
};

/** A notification also says what it is about. */
const READS_OF_NOTIFICATIONS = NOTIFICATION_TYPES.flatMap((type) => kindOf(type).changes ?? []);

/** Every read that some frame makes stale. */
export const LIVE_READS = new Set([...Object.values(READS).flat(), ...READS_OF_NOTIFICATIONS, ...MESSAGE_READS]);

const refresh = (client: QueryClient, paths: Iterable<string>): void => {
  for (const path of paths) refreshFrom(client, apiKey(path));
};

/** The connection was refused: signed out elsewhere, or someone else signed in, whose page this is not. Who is typing chooses when to leave. */
const leaveUnlessKnown = async (client: QueryClient, userId: string): Promise<void> => {
  try {
    const user = await client.fetchQuery({ ...currentUserQuery, staleTime: 0 });
    if (user.id !== userId) window.location.reload();
  } catch (error) {
    if (!hasStatus(error, 401)) return;
    if (!isUserTyping()) return openSignIn();
    showToast({
      title: refusalText('signed-out'),
      description: refusalText('session-ended'),
      tone: 'error',
      action: signInAction(),
    });
  }
};

/** What is done with each frame, to bring it into the cache. */
const handlersFor = (client: QueryClient, userId: string): FrameHandlers<AppFrame> => {
  const refreshReads = ({ type }: { type: keyof typeof READS }): void => refresh(client, READS[type]);
  return {
    ...messageFrameHandlers(client, userId),
    notification: (frame) => {
      refreshReads(frame);
      const { changes } = kindOf(frame.notification.type);
      if (changes !== null) refresh(client, [changes]);
    },
    notifications_read: refreshReads,
    application_updated: refreshReads,
    interview_updated: refreshReads,
    invitation_updated: refreshReads,
    review_queue_changed: refreshReads,
  };
};

/** Fetches what may have been missed. On the first connect only what changes by the second; the rest was fetched just now. */
const useCatchUp = (client: QueryClient): void => {
  const wasConnected = useRef(false);
  useEffect(
    () =>
      onLiveRenewed(() => {
        refresh(client, wasConnected.current ? LIVE_READS : [...MESSAGE_READS, NOTIFICATIONS]);
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
      onOtherTabChange(() => refreshFrom(client, EVERYTHING)),
      onLiveRefused(() => void setTimeout(() => void leaveUnlessKnown(client, userId), LEFT_AFTER_MS)),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, userId]);
  useLiveConnection(userId);
  return <ConnectionNotice text={t('offline')} />;
};
