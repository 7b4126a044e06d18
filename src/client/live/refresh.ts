/**
 * Refetching because of something that just happened. A fetch that is under way may carry an answer from before it, and the
 * cache does not begin a first fetch anew, so such a one is followed by another.
 */
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Refetches everything below a key; what no screen shows is fetched when it is next shown. */
export const refreshFrom = async (client: QueryClient, queryKey: QueryKey): Promise<void> => {
  const firstFetches = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter((query) => query.state.data === undefined);
  await client.invalidateQueries({ queryKey });
  for (const { queryKey: exactly } of firstFetches) await client.invalidateQueries({ queryKey: exactly, exact: true });
};
