/**
 * When cached reads are fetched again:
 * - `refetchAfterEvent`, after a live event: does not cancel a running fetch, because events can arrive faster than responses. All events during a fetch
 *   cause one more fetch, after a pause. An event during a mutation also waits, because it is most likely about that mutation.
 * - `refetchAll`, after a change made in this tab: everything on screen, immediately, because only the server knows what the change affects.
 *   Older responses are canceled, or followed by another fetch. `refetchAfterChange` does the same for everything below one key.
 * A response whose request was sent before the last event or change never counts as fresh.
 */
import {
  CancelledError,
  partialMatchKey,
  type Query,
  type QueryClient,
  type QueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** Pause between fetches caused by events, which limits the fetches during a flood of events. */
const PAUSE_MS = 500;
/** The maximum delay before a failed fetch is retried. */
const MAX_PAUSE_MS = 30_000;

interface FetchDelay {
  /** The earliest time of the next fetch that an event causes, in the time of `performance.now()`. */
  notBefore: number;
  failures: number;
}

const fetchDelays = new WeakMap<Query, FetchDelay>();
/** The next fetch of a query. Events share it until it starts. */
const nextFetches = new WeakMap<Query, Promise<void>>();
/** Queries that a change refetches after their last event, so that the fetch for this event is unnecessary. */
const coveredQueries = new WeakSet<Query>();

const noop = (): void => {};

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const delayNextFetch = (query: Query, failures: number): void => {
  const pause = Math.min(PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
  fetchDelays.set(query, { notBefore: performance.now() + pause, failures });
};

const countFailures = (query: Query): number => fetchDelays.get(query)?.failures ?? 0;

/** Resolves when a query is idle and the pause is over. */
const waitUntilReady = async (query: Query): Promise<void> => {
  for (;;) {
    while (query.promise !== undefined) {
      await query.promise.then(noop, noop);
      delayNextFetch(query, countFailures(query));
    }
    const remainingMs = (fetchDelays.get(query)?.notBefore ?? 0) - performance.now();
    if (remainingMs <= 0) return;
    await sleep(remainingMs);
  }
};

/** Returns true if a retry may succeed. */
const isRetryable = (error: unknown): boolean => {
  if (error instanceof CancelledError) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
};

const fetchNow = async (client: QueryClient, query: Query): Promise<void> => {
  const { queryKey } = query;
  const options = { cancelRefetch: false, throwOnError: true };
  try {
    await client.refetchQueries({ queryKey, exact: true, type: 'active' }, options);
    delayNextFetch(query, 0);
    // Requesting another page cancels this fetch, and the earlier pages are still outdated.
    if (query.state.fetchMeta?.fetchMore) void refreshQuery(client, query);
  } catch (error) {
    if (!isRetryable(error)) return;
    delayNextFetch(query, countFailures(query) + 1);
    void refreshQuery(client, query);
  }
};

const fetchNext = async (client: QueryClient, query: Query): Promise<void> => {
  await waitUntilReady(query);
  nextFetches.delete(query);
  if (client.getQueryCache().get(query.queryHash) !== query) return;
  if (coveredQueries.delete(query) && !query.state.isInvalidated) return;
  // A response received in the meantime may have marked the query as fresh.
  query.invalidate();
  if (query.isActive()) await fetchNow(client, query);
};

/**
 * Refetches a query after its running fetch and the pause. Resolves when a fetch that began after this call has ended. Reads that no screen shows are
 * fetched when next shown.
 */
const refreshQuery = (client: QueryClient, query: Query): Promise<void> => {
  query.invalidate();
  coveredQueries.delete(query);
  if (query.promise === undefined && !query.isActive()) return Promise.resolve();
  // The event most likely belongs to the running change, whose own fetch will include it.
  if (client.isMutating() > 0 && !nextFetches.has(query)) delayNextFetch(query, countFailures(query));
  const next = nextFetches.get(query) ?? fetchNext(client, query);
  nextFetches.set(query, next);
  return next;
};

const isParameter = (part: unknown): boolean => typeof part === 'string' && part.startsWith(':');

/** Refetches everything below a key after a live event or a change in another tab. A part such as `:userId` matches any value. */
export const refetchAfterEvent = (client: QueryClient, queryKey: QueryKey): void => {
  const isBelow = (query: Query): boolean =>
    queryKey.every((part, index) => isParameter(part) || partialMatchKey([query.queryKey[index]], [part]));
  for (const query of client.getQueryCache().findAll({ predicate: isBelow })) void refreshQuery(client, query);
};

/** Marks reads as stale without refetching those on screen; they are fetched when next shown. */
export const markStale = (client: QueryClient, filters: QueryFilters): void => {
  for (const query of client.getQueryCache().findAll(filters)) query.invalidate();
};

/**
 * Refetches everything that the filters match. TanStack Query cancels a running fetch only if its data is on screen. Every other running fetch is
 * followed by another one.
 */
const refetch = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const isCancelable = (query: Query): boolean => query.state.data !== undefined && query.isActive();
  const uncancelable = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !isCancelable(query));
  const followUps = uncancelable.flatMap((query) => {
    const fetched = refreshQuery(client, query);
    return query.isActive() ? [fetched] : [];
  });
  for (const query of client.getQueryCache().findAll({ ...filters, type: 'active' })) {
    if (isCancelable(query) && nextFetches.has(query)) coveredQueries.add(query);
  }
  await Promise.all([client.invalidateQueries(filters), ...followUps]);
};

export const ALL_READS: QueryKey = ['api'];

const skipsRefetch = ({ meta }: Query): boolean => meta?.skipsRefetch === true;

/** Refetches everything below a key after a change in this tab. Resolves when the screens show the result. */
export const refetchAfterChange = (client: QueryClient, queryKey: QueryKey): Promise<void> =>
  refetch(client, { queryKey });

/**
 * Refetches everything on screen after a change in this tab. Lists with `skipsRefetch` are only marked as stale. Resolves when the screens show the
 * result.
 */
export const refetchAll = (client: QueryClient): Promise<void> => {
  markStale(client, { queryKey: ALL_READS, predicate: skipsRefetch });
  return refetch(client, { queryKey: ALL_READS, predicate: (query) => !skipsRefetch(query) });
};
