/**
 * Changes to cached data before it is fetched again, for example for a message that just arrived. Responses in flight may be older than the change
 * and must not undo it.
 */
import { notifyManager, type QueryClient, type QueryFilters, replaceEqualDeep } from '@tanstack/react-query';

/** Changes cached reads. Stale reads are still stale afterward. */
export const changeCached = <Data>(client: QueryClient, filters: QueryFilters, change: (data: Data) => Data): void =>
  notifyManager.batch(() => {
    for (const query of client.getQueryCache().findAll(filters)) {
      const before = query.state.data as Data | undefined;
      if (before === undefined) continue;
      const after = replaceEqualDeep(before, change(before));
      if (after === before) continue;
      const { isInvalidated } = query.state;
      client.setQueryData(query.queryKey, after);
      if (isInvalidated) query.invalidate();
    }
  });

/** A change that screens show before the data is fetched again. */
export interface ShownChange {
  /** Reports that the server has the change. After that, only responses in flight may be older. */
  confirm(): void;
  /** Reports that the server rejected the change. Undoes it and stops modifying responses. */
  drop(): void;
}

/** Applies a change to the cache, and to every response until it is confirmed or dropped. `change` may run several times; `undo` reverts it. */
export const showChange = (client: QueryClient, change: () => void, undo: () => void = () => {}): ShownChange => {
  const cache = client.getQueryCache();
  change();
  const end = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) change();
  });
  return {
    confirm: () => {
      const inFlight = cache.findAll({ fetchStatus: 'fetching' }).flatMap((query) => query.promise ?? []);
      void Promise.allSettled(inFlight).then(end);
    },
    drop: () => {
      end();
      undo();
    },
  };
};
