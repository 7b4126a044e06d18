/** Refetching with a slow server and a fake clock: the final content of a screen, and the number of fetches. */
import { InfiniteQueryObserver, MutationObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { createQueryClient } from '../api/query-client.ts';
import { refetchAfterChange, refetchAfterEvent } from './refresh.ts';

const KEY = ['api', 'applications', '7'];

/** Creates a server whose response contains the state when the request arrived. A response takes `duration`. */
const slowServer = (duration: () => number) => {
  const server = { version: 0, fetches: 0, cancelled: 0, isDown: false };
  const answer = async <Result>(signal: AbortSignal, read: () => Result): Promise<Result> => {
    server.fetches += 1;
    signal.addEventListener('abort', () => {
      server.cancelled += 1;
    });
    const version = read();
    await new Promise((resolve) => setTimeout(resolve, duration()));
    if (server.isDown) throw new ApiError(503, 'Service Unavailable', '');
    return version;
  };
  return { server, answer };
};

let client: QueryClient;
const open: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
});
afterEach(() => {
  for (const close of open.splice(0)) close();
  client.clear();
  vi.useRealTimers();
});

/** Opens a screen with one read. Returns a function that returns the screen's current content. */
const openScreen = ({ server, answer }: ReturnType<typeof slowServer>, queryKey = KEY): (() => unknown) => {
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: ({ signal }) => answer(signal, () => server.version),
  });
  open.push(observer.subscribe(() => {}));
  return () => observer.getCurrentResult().data;
};

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** Changes the server's state and delivers the live event. */
const changeOnServer = ({ server }: ReturnType<typeof slowServer>): void => {
  server.version += 1;
  refetchAfterEvent(client, ['api', 'applications']);
};

describe('a live event', () => {
  it('never cancels a fetch, even if events arrive faster than responses', async () => {
    const slow = slowServer(() => 1_500);
    const shownVersion = openScreen(slow);
    await wait(1_500);
    for (let second = 1; second <= 20; second += 1) {
      changeOnServer(slow);
      await wait(1_000);
      // Two responses and the pause between them take 3.5 seconds.
      expect(shownVersion()).toBeGreaterThanOrEqual(second - 4);
    }
    await wait(4_000);
    expect(shownVersion()).toBe(20);
    expect(slow.server.cancelled).toBe(0);
  });

  it('causes exactly one more fetch after the running one', async () => {
    const slow = slowServer(() => 1_000);
    const shownVersion = openScreen(slow);
    await wait(1_000);
    changeOnServer(slow);
    await wait(100);
    for (let count = 0; count < 30; count += 1) changeOnServer(slow);
    await wait(10_000);
    expect(shownVersion()).toBe(31);
    expect(slow.server.fetches).toBe(3);
  });

  it('during the first fetch causes another fetch', async () => {
    const slow = slowServer(() => 1_000);
    const shownVersion = openScreen(slow);
    await wait(100);
    changeOnServer(slow);
    await wait(5_000);
    expect(shownVersion()).toBe(1);
    expect(slow.server.fetches).toBe(2);
  });

  it('causes an immediate fetch if none is running', async () => {
    const slow = slowServer(() => 50);
    const shownVersion = openScreen(slow);
    await wait(50);
    changeOnServer(slow);
    await wait(50);
    expect(shownVersion()).toBe(1);
  });

  it('with a wildcard in its key refetches only the reads below that key', async () => {
    const [shared, thread] = [slowServer(() => 20), slowServer(() => 20)];
    openScreen(shared, ['api', 'conversations', '7', 'applications']);
    openScreen(thread, ['api', 'conversations', '7']);
    await wait(20);
    refetchAfterEvent(client, ['api', 'conversations', ':userId', 'applications']);
    await wait(2_000);
    expect([shared.server.fetches, thread.server.fetches]).toEqual([2, 1]);
  });

  it('does not cause one fetch per event if hundreds arrive per second', async () => {
    const slow = slowServer(() => 20);
    const shownVersion = openScreen(slow);
    await wait(20);
    for (let count = 0; count < 2_000; count += 1) {
      changeOnServer(slow);
      await wait(5);
    }
    await wait(1_000);
    expect(shownVersion()).toBe(2_000);
    // Ten seconds of 200 events each.
    expect(slow.server.fetches).toBeLessThan(25);
  });

  it('marks hidden reads as stale, even while they are being fetched', async () => {
    const slow = slowServer(() => 500);
    const load = client.fetchQuery({ queryKey: KEY, queryFn: ({ signal }) => slow.answer(signal, () => 'old') });
    await wait(100);
    changeOnServer(slow);
    await wait(5_000);
    await load;
    expect(slow.server.fetches).toBe(1);
    const shownVersion = openScreen(slow);
    await wait(500);
    expect(shownVersion()).toBe(1);
  });

  it('causes retries with growing delays if its fetch fails', async () => {
    const slow = slowServer(() => 10);
    const shownVersion = openScreen(slow);
    await wait(10);
    slow.server.isDown = true;
    changeOnServer(slow);
    await wait(60_000);
    expect(shownVersion()).toBe(0);
    expect(slow.server.fetches).toBeLessThan(10);
    slow.server.isDown = false;
    await wait(30_100);
    expect(shownVersion()).toBe(1);
  });

  it('is not lost if another page of the list is requested during its fetch', async () => {
    const slow = slowServer(() => 1_000);
    const observer = new InfiniteQueryObserver(client, {
      queryKey: KEY,
      queryFn: ({ signal, pageParam }) => slow.answer(signal, () => `${pageParam} of ${slow.server.version}`),
      initialPageParam: 0,
      getNextPageParam: (_page, pages) => pages.length,
    });
    open.push(observer.subscribe(() => {}));
    await wait(1_000);
    changeOnServer(slow);
    await wait(100);
    void observer.fetchNextPage();
    await wait(10_000);
    expect(observer.getCurrentResult().data?.pages).toEqual(['0 of 1', '1 of 1']);
  });

  it('is dropped if its query was removed', async () => {
    const slow = slowServer(() => 100);
    openScreen(slow);
    await wait(100);
    changeOnServer(slow);
    await wait(10);
    changeOnServer(slow);
    for (const close of open.splice(0)) close();
    client.clear();
    await wait(10_000);
    expect(slow.server.fetches).toBe(2);
  });
});

describe('a change made in this tab', () => {
  it('cancels an older response and is shown after one fetch', async () => {
    const slow = slowServer(() => 1_000);
    const shownVersion = openScreen(slow);
    await wait(1_000);
    changeOnServer(slow);
    await wait(900);
    slow.server.version = 9;
    const refetched = refetchAfterChange(client, KEY);
    await wait(1_000);
    await refetched;
    expect(shownVersion()).toBe(9);
    expect(slow.server.fetches).toBe(3);
  });

  it('is not hidden by an older first fetch', async () => {
    const slow = slowServer(() => 1_000);
    const shownVersion = openScreen(slow);
    await wait(100);
    slow.server.version = 9;
    const refetched = refetchAfterChange(client, KEY);
    await wait(3_000);
    await refetched;
    expect(shownVersion()).toBe(9);
  });

  it('does not wait for continuous events', async () => {
    const slow = slowServer(() => 1_000);
    openScreen(slow);
    await wait(1_000);
    const flood = setInterval(() => changeOnServer(slow), 100);
    await wait(550);
    const ended = vi.fn<() => void>();
    void refetchAfterChange(client, KEY).then(ended);
    await wait(1_000);
    clearInterval(flood);
    expect(ended).toHaveBeenCalled();
  });
});

describe('a live event about a change made in this tab', () => {
  /** Makes a mutation that takes `durationMs`, followed by `after`. */
  const change = (durationMs: number, after: () => Promise<void>) =>
    new MutationObserver(client, {
      mutationFn: () => new Promise<void>((resolve) => setTimeout(resolve, durationMs)),
      onSuccess: after,
    }).mutate();

  it('causes no fetch in addition to the fetch of the change', async () => {
    const slow = slowServer(() => 50);
    const shownVersion = openScreen(slow);
    await wait(50);
    void change(100, () => refetchAfterChange(client, KEY));
    changeOnServer(slow);
    await wait(5_000);
    expect(shownVersion()).toBe(1);
    expect(slow.server.fetches).toBe(2);
  });

  it('causes a fetch half a second later if the change takes longer or fetches something else', async () => {
    const slow = slowServer(() => 50);
    const shownVersion = openScreen(slow);
    await wait(50);
    void change(10_000, async () => {});
    changeOnServer(slow);
    await wait(600);
    expect(shownVersion()).toBe(1);
  });

  it('causes a fetch if another event arrives during the fetch of the change', async () => {
    const slow = slowServer(() => 1_000);
    const shownVersion = openScreen(slow);
    await wait(1_000);
    void change(100, () => refetchAfterChange(client, KEY));
    changeOnServer(slow);
    await wait(600);
    changeOnServer(slow);
    await wait(5_000);
    expect(shownVersion()).toBe(2);
    expect(slow.server.fetches).toBe(3);
  });

  it('causes a fetch if the fetch of the change fails', async () => {
    const slow = slowServer(() => 50);
    const shownVersion = openScreen(slow);
    await wait(50);
    void change(100, () => refetchAfterChange(client, KEY));
    changeOnServer(slow);
    slow.server.isDown = true;
    await wait(300);
    slow.server.isDown = false;
    await wait(2_000);
    expect(shownVersion()).toBe(1);
  });
});

describe('any sequence of events, changes and durations', () => {
  const step = fc.record({
    after: fc.integer({ min: 0, max: 1_200 }),
    kind: fc.constantFrom('event', 'event', 'event', 'change'),
  });

  it('ends in the newest state, with a bounded number of fetches', async () => {
    const durations = fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), durations, async (steps, waits) => {
        client = createQueryClient();
        let fetchCount = 0;
        const slow = slowServer(() => waits[fetchCount++ % waits.length] ?? 0);
        const shownVersion = openScreen(slow);
        let lastVersion = -1;
        let passed = 0;
        for (const { after, kind } of steps) {
          await wait(after);
          passed += after;
          // A screen never returns to an older state.
          expect(Number(shownVersion() ?? -1)).toBeGreaterThanOrEqual(lastVersion);
          lastVersion = Number(shownVersion() ?? -1);
          slow.server.version += 1;
          if (kind === 'event') refetchAfterEvent(client, ['api']);
          else void refetchAfterChange(client, KEY);
        }
        await wait(10_000);
        expect(shownVersion()).toBe(slow.server.version);
        const changes = steps.filter(({ kind }) => kind === 'change').length;
        expect(slow.server.cancelled).toBeLessThanOrEqual(changes);
        expect(slow.server.fetches).toBeLessThanOrEqual(3 + 2 * changes + (passed + 3_000) / 500);
        for (const close of open.splice(0)) close();
        client.clear();
      }),
      { numRuns: 200 },
    );
  });
});
