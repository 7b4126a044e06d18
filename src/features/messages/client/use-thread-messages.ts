/**
 * The messages of an open thread: the newest, with earlier ones on demand, or those around a message,
 * with more in both directions. New messages are appended if the newest ones are loaded.
 */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Message } from '../messages.contract.ts';
import { threadAroundQuery, threadQuery } from './messages.api.ts';
import { threadMessages } from './thread-pages.ts';

export interface ThreadMessages {
  messages: readonly Message[];
  isPending: boolean;
  /** The error if the messages could not be loaded. */
  error: Error | null;
  retry: () => void;
  earlier: { hasMore: boolean; isLoading: boolean; load: () => void };
  /** Null if the newest messages are loaded. */
  later: { isLoading: boolean; load: () => void } | null;
}

const NONE: readonly Message[] = [];

/** Opens the thread at the message `anchorId`, or at the newest message if `anchorId` is ''. */
export const useThreadMessages = (userId: string, anchorId: string): ThreadMessages => {
  const isAnchored = anchorId !== '';
  const newest = useInfiniteQuery({ ...threadQuery(userId), select: threadMessages, enabled: !isAnchored });
  const around = useInfiniteQuery({
    ...threadAroundQuery(userId, anchorId),
    select: ({ pages }) => pages.flat(),
    enabled: isAnchored,
  });
  const query = isAnchored ? around : newest;
  const { fetchNextPage: loadOlder } = newest;
  const { fetchPreviousPage: loadBefore, fetchNextPage: loadAfter } = around;
  const loadEarlier = useCallback(
    () => void (isAnchored ? loadBefore() : loadOlder()),
    [isAnchored, loadBefore, loadOlder],
  );
  const loadLater = useCallback(() => void loadAfter(), [loadAfter]);
  return {
    messages: query.data ?? NONE,
    isPending: query.isPending,
    error: query.isLoadingError ? query.error : null,
    retry: () => void query.refetch(),
    earlier: isAnchored
      ? { hasMore: around.hasPreviousPage, isLoading: around.isFetchingPreviousPage, load: loadEarlier }
      : { hasMore: newest.hasNextPage, isLoading: newest.isFetchingNextPage, load: loadEarlier },
    later: isAnchored && around.hasNextPage ? { isLoading: around.isFetchingNextPage, load: loadLater } : null,
  };
};
