/** Reads the cached data of a query that another component loads. */
import { type DataTag, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/**
 * Returns the cached data of a query; undefined while there is none. Does not create an observer: when the last observer of a query ends, TanStack
 * Query cancels its request. StrictMode ends every observer once, while the component that loads the query is still waiting.
 */
export const useCached = <Data>(queryKey: DataTag<QueryKey, Data, Error>): Data | undefined => {
  const client = useQueryClient();
  return useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    () => client.getQueryData(queryKey),
  );
};
