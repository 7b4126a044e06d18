/**
 * When cached reads are fetched again. Two rules, used by every screen:
 * - `refreshFrom`, after a live event: a running fetch is left alone, since events that cancel it could come faster than it answers. All events
 *   during it lead to one more fetch after it, with a pause in between. One during a change waits as long, since most tell of that change.
 * - `refetchAll`, after a change made in this tab: everything that is shown, at once, since only the server knows what a change shows in. Answers
 *   from before the change are cancelled, or followed by another fetch. `refetchFrom` does so with one part, for the exceptions.
 * Invariant: an answer whose request was sent before the last event or change does not count as fresh.
 */
import { CancelledError, type Query, type QueryClient, type QueryFilters, type QueryKey } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';

/** Between the end of a fetch and the next one because of events, so that a flood of events is not a flood of fetches. */
const PAUSE_MS = 500;
/** The longest pause before a failed one is tried again. */
const MAX_PAUSE_MS = 30_000;

interface Pacing {
  /** No fetch because of events before this time of `performance.now()`. */
  notBefore: number;
  failures: number;
}

const pacings = new WeakMap<Query, Pacing>();
/** The fetch that comes next for a query. Events share it until it starts. */
const nextFetches = new WeakMap<Query, Promise<void>>();
/** Queries that are fetched because of a change after the last event about them: the next fetch is needed no more. */
const covered = new WeakSet<Query>();

const noop = (): void => {};

const sleep = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const pace = (query: Query, failures: number): void => {
  const pause = Math.min(PAUSE_MS * 2 ** failures, MAX_PAUSE_MS);
  pacings.set(query, { notBefore: performance.now() + pause, failures });
};

const failuresOf = (query: Query): number => pacings.get(query)?.failures ?? 0;

/** Resolves when nothing is being fetched for a query and the pause after that is over. */
const untilReady = async (query: Query): Promise<void> => {
  for (;;) {
    while (query.promise !== undefined) {
      await query.promise.then(noop, noop);
      pace(query, failuresOf(query));
    }
    const rest = (pacings.get(query)?.notBefore ?? 0) - performance.now();
    if (rest <= 0) return;
    await sleep(rest);
  }
};

/** Whether another try may succeed where this one failed. */
const mayPass = (error: unknown): boolean => {
  if (error instanceof CancelledError) return false;
  return !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
};

const fetchNow = async (client: QueryClient, query: Query): Promise<void> => {
  const { queryKey } = query;
  const options = { cancelRefetch: false, throwOnError: true };
  try {
    await client.refetchQueries({ queryKey, exact: true, type: 'active' }, options);
    pace(query, 0);
    // Someone asked for a further page meanwhile. That cancels this fetch, and the pages before it are as old as they were.
    if (query.state.fetchMeta?.fetchMore) void refreshQuery(client, query);
  } catch (error) {
    if (!mayPass(error)) return;
    pace(query, failuresOf(query) + 1);
    void refreshQuery(client, query);
  }
};

const fetchNext = async (client: QueryClient, query: Query): Promise<void> => {
  await untilReady(query);
  nextFetches.delete(query);
  if (client.getQueryCache().get(query.queryHash) !== query) return;
  if (covered.delete(query) && !query.state.isInvalidated) return;
  // The answer just received has marked the query as fresh.
  query.invalidate();
  if (query.isActive()) await fetchNow(client, query);
};

/** Resolves when a fetch that began after this call has ended. What no screen shows is fetched when it is next shown. */
const refreshQuery = (client: QueryClient, query: Query): Promise<void> => {
  query.invalidate();
  covered.delete(query);
  if (query.promise === undefined && !query.isActive()) return Promise.resolve();
  // Most likely it tells of the change under way, whose own fetch then spares this one.
  if (client.isMutating() > 0 && !nextFetches.has(query)) pace(query, failuresOf(query));
  const next = nextFetches.get(query) ?? fetchNext(client, query);
  nextFetches.set(query, next);
  return next;
};

/** Refetches everything below a key because of a live event, or a change in another tab. */
export const refreshFrom = (client: QueryClient, queryKey: QueryKey): void => {
  for (const query of client.getQueryCache().findAll({ queryKey })) void refreshQuery(client, query);
};

/** Marks reads as stale: they are fetched when they are next shown, those that are shown now stay as they are. */
export const markStale = (client: QueryClient, filters: QueryFilters): void => {
  for (const query of client.getQueryCache().findAll(filters)) query.invalidate();
};

/** The cache cancels an older fetch only where there are data and a screen shows them; any other is followed by one more. */
const refetch = async (client: QueryClient, filters: QueryFilters): Promise<void> => {
  const isCancelled = (query: Query): boolean => query.state.data !== undefined && query.isActive();
  const older = client
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching' })
    .filter((query) => !isCancelled(query));
  const followed = older.flatMap((query) => {
    const fetched = refreshQuery(client, query);
    return query.isActive() ? [fetched] : [];
  });
  for (const query of client.getQueryCache().findAll({ ...filters, type: 'active' })) {
    if (isCancelled(query) && nextFetches.has(query)) covered.add(query);
  }
  await Promise.all([client.invalidateQueries(filters), ...followed]);
};

/** All that the server answers. */
export const EVERYTHING: QueryKey = ['api'];

const isSteady = ({ meta }: Query): boolean => meta?.isSteady === true;

/** Refetches everything below a key after a change made in this tab. Resolves when the screens show it. */
export const refetchFrom = (client: QueryClient, queryKey: QueryKey): Promise<void> => refetch(client, { queryKey });

/** Refetches everything that is shown after a change made in this tab, but for what is steady. Resolves when the screens show it. */
export const refetchAll = (client: QueryClient): Promise<void> => {
  markStale(client, { queryKey: EVERYTHING, predicate: isSteady });
  return refetch(client, { queryKey: EVERYTHING, predicate: (query) => !isSteady(query) });
};
