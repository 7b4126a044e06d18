/** Marks a thread as read while the tab is visible and the thread has unread messages. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message } from '../messages.contract.ts';
import { receiveRead, useMarkRead } from './messages.api.ts';

const subscribeToVisibility = (notify: () => void): (() => void) => {
  document.addEventListener('visibilitychange', notify);
  return () => document.removeEventListener('visibilitychange', notify);
};

const isVisibleNow = (): boolean => document.visibilityState === 'visible';

/** Marks `thread` as read. Tries once per newest unread message, so that a failure does not repeat itself. */
export const useReading = (ownId: string, otherId: string, thread: readonly Message[]): void => {
  const client = useQueryClient();
  const isVisible = useSyncExternalStore(subscribeToVisibility, isVisibleNow, () => false);
  const { mutateAsync } = useMarkRead();
  const lastTriedId = useRef<string>(undefined);
  const unreadId = thread.findLast((message) => message.senderId === otherId && message.readAt === null)?.id;
  useEffect(() => {
    if (!isVisible || unreadId === undefined || lastTriedId.current === unreadId) return;
    lastTriedId.current = unreadId;
    mutateAsync({ params: { userId: otherId } }).then(
      () => receiveRead(client, { readerId: ownId, messageId: unreadId, isOwn: true }),
      () => {
        // The next message or visit marks these too.
      },
    );
  }, [isVisible, unreadId, ownId, otherId, mutateAsync, client]);
};
