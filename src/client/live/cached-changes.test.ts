/** Changes that are shown before a fetch brings them, with answers from before the change arriving at every moment. */
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { changeCached, showChange } from './cached-changes.ts';
import { refreshFrom } from './refresh.ts';

const KEY = ['api', 'jobs', 'browse'];
const ANSWER_MS = 1_000;

let client: QueryClient;
let isSaved: boolean;
let close: () => void;

/** Opens a screen with a list of one job; the answer holds what was true when the request came. */
const openList = async (): Promise<() => boolean | undefined> => {
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => {
      const known = isSaved;
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return [{ id: '7', isSaved: known }];
    },
  });
  close = observer.subscribe(() => {});
  await vi.advanceTimersByTimeAsync(ANSWER_MS);
  return () => observer.getCurrentResult().data?.[0]?.isSaved;
};

const write = (saved: boolean) => (): void =>
  changeCached<{ id: string; isSaved: boolean }[]>(client, { queryKey: KEY }, (jobs) =>
    jobs.map((job) => ({ ...job, isSaved: saved })),
  );

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

beforeEach(() => {
  vi.useFakeTimers();
  client = createQueryClient();
  isSaved = false;
});
afterEach(() => {
  close();
  client.clear();
  vi.useRealTimers();
});

describe('a change that is shown at once', () => {
  it('is not undone by answers from before the server has it', async () => {
    const shown = await openList();
    refreshFrom(client, KEY);
    await wait(500);
    const change = showChange(client, write(true), write(false));
    expect(shown()).toBe(true);
    // One that was on its way, and one whose request reaches the server before the change does.
    await wait(ANSWER_MS);
    expect(shown()).toBe(true);
    refreshFrom(client, KEY);
    await wait(ANSWER_MS - 100);
    isSaved = true;
    change.confirm();
    await wait(5_000);
    expect(shown()).toBe(true);
  });

  it('is no longer written into answers that come after it was confirmed', async () => {
    const shown = await openList();
    const change = showChange(client, write(true), write(false));
    isSaved = true;
    change.confirm();
    await wait(100);
    isSaved = false;
    refreshFrom(client, KEY);
    await wait(5_000);
    expect(shown()).toBe(false);
  });

  it('is undone where the server refuses it, also in answers that are on their way', async () => {
    const shown = await openList();
    refreshFrom(client, KEY);
    await wait(100);
    const change = showChange(client, write(true), write(false));
    change.drop();
    expect(shown()).toBe(false);
    await wait(5_000);
    expect(shown()).toBe(false);
  });

  it('gives way to a later one', async () => {
    const shown = await openList();
    refreshFrom(client, KEY);
    await wait(100);
    showChange(client, write(true)).confirm();
    showChange(client, write(false)).confirm();
    await wait(5_000);
    expect(shown()).toBe(false);
  });
});

describe('writing into the cache', () => {
  it('leaves what is stale stale, so that it is fetched when it is next shown', async () => {
    await openList();
    close();
    isSaved = true;
    refreshFrom(client, KEY);
    write(false)();
    write(true)();
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('tells no screen where it changes nothing', async () => {
    await openList();
    const before = client.getQueryState(KEY)?.dataUpdateCount;
    write(false)();
    expect(client.getQueryState(KEY)?.dataUpdateCount).toBe(before);
  });
});
