/** Marks a thread as read while it is looked at: the tab is visible and a message of the other one is unread. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message } from '../messages.contract.ts';
import { receiveRead, useMarkRead } from './messages.api.ts';

const subscribeToVisibility = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const isVisibleNow = (): boolean => document.visibilityState === 'visible';

/** Marks `thread` as read; the newest unread message is tried once, so that a failure does not repeat itself. */
export const useReading = (ownId: string, otherId: string, thread: readonly Message[]): void => {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, isVisibleNow, () => false);
  const { mutateAsync } = useMarkRead();
  const tried = useRef<string>(undefined);
  const unreadId = thread.findLast((message) => message.senderId === otherId && message.readAt === null)?.id;
  useEffect(() => {
    if (!isVisible || unreadId === undefined || tried.current === unreadId) return;
    tried.current = unreadId;
    mutateAsync({ params: { userId: otherId } }).then(
      () => receiveRead(client, { readerId: ownId, messageId: unreadId, isOwn: true }),
      () => {
        // No one needs to know: the next message or visit marks these too.
      },
    );
  }, [isVisible, unreadId, ownId, otherId, mutateAsync, client]);
};
