/**
 * Changes to cached data that no fetch has brought yet, such as a message that just arrived. An answer that is on its way may be from before the
 * change and must not undo it.
 */
import { notifyManager, type QueryClient, type QueryFilters, replaceEqualDeep } from '@tanstack/react-query';

/** Changes what is cached of some reads. What was stale stays stale. */
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

/** A change that is shown before the server has confirmed it. */
export interface ShownChange {
  /** The server has it: only answers that are on their way now may still be from before. */
  confirm(): void;
  /** The server refused it: it is undone, and no answer is changed any more. */
  drop(): void;
}

/**
 * Makes a change in the cache, and again in every answer until it is confirmed or dropped. `change` may run any number of times; `undo` takes it
 * back.
 */
export const showChange = (client: QueryClient, change: () => void, undo: () => void = () => {}): ShownChange => {
  const cache = client.getQueryCache();
  change();
  const end = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && !event.action.manual) change();
  });
  return {
    confirm: () => {
      const onTheirWay = cache.findAll({ fetchStatus: 'fetching' }).flatMap((query) => query.promise ?? []);
      void Promise.allSettled(onTheirWay).then(end);
    },
    drop: () => {
      end();
      undo();
    },
  };
};
