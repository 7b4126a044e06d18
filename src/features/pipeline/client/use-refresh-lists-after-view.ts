/**
 * Lists that were loaded before an application was opened still show it as new. This hook makes them
 * refetch when they are shown again.
 */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQueryKey } from '#client/api/api.ts';
import { notifyOtherTabs } from '#client/live/other-tabs.ts';
import { markStale } from '#client/live/refresh.ts';

/** Marks the lists as stale, in other tabs too, once this application has been opened. Does nothing if `id` is null. */
export const useRefreshListsAfterView = (id: string | null): void => {
  const client = useQueryClient();
  useEffect(() => {
    if (id === null) return;
    notifyOtherTabs();
    markStale(client, {
      queryKey: apiQueryKey('/api/applications'),
      predicate: ({ queryKey }) => queryKey.at(-1) === 'pages' && !queryKey.includes(id),
    });
  }, [client, id]);
};
