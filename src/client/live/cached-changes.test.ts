/** Optimistic changes, with outdated responses that arrive at any time. */
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../api/query-client.ts';
import { changeCached, showChange } from './cached-changes.ts';
import { refetchAfterEvent } from './refresh.ts';

const KEY = ['api', 'jobs', 'browse'];
const ANSWER_MS = 1_000;

let client: QueryClient;
let isSaved: boolean;
let close: () => void;

/** Opens a screen with a list of one job. Responses contain the server's state when the request arrived. */
const openList = async (): Promise<() => boolean | undefined> => {
  const observer = new QueryObserver(client, {
    queryKey: KEY,
    queryFn: async () => {
      const savedAtStart = isSaved;
      await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
      return [{ id: '7', isSaved: savedAtStart }];
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

describe('an optimistic change', () => {
  it('survives responses from before the server received it', async () => {
    const readList = await openList();
    refetchAfterEvent(client, KEY);
    await wait(500);
    const change = showChange(client, write(true), write(false));
    expect(readList()).toBe(true);
    // One response is in flight, and one request arrives before the change.
    await wait(ANSWER_MS);
    expect(readList()).toBe(true);
    refetchAfterEvent(client, KEY);
    await wait(ANSWER_MS - 100);
    isSaved = true;
    change.confirm();
    await wait(5_000);
    expect(readList()).toBe(true);
  });

  it('does not modify responses to requests made after its confirmation', async () => {
    const readList = await openList();
    const change = showChange(client, write(true), write(false));
    isSaved = true;
    change.confirm();
    await wait(100);
    isSaved = false;
    refetchAfterEvent(client, KEY);
    await wait(5_000);
    expect(readList()).toBe(false);
  });

  it('is undone if the server rejects it, even in responses in flight', async () => {
    const readList = await openList();
    refetchAfterEvent(client, KEY);
    await wait(100);
    const change = showChange(client, write(true), write(false));
    change.drop();
    expect(readList()).toBe(false);
    await wait(5_000);
    expect(readList()).toBe(false);
  });

  it('is overridden by a later change', async () => {
    const readList = await openList();
    refetchAfterEvent(client, KEY);
    await wait(100);
    showChange(client, write(true)).confirm();
    showChange(client, write(false)).confirm();
    await wait(5_000);
    expect(readList()).toBe(false);
  });
});

describe('changeCached', () => {
  it('does not mark stale reads as fresh, so that they are refetched when shown', async () => {
    await openList();
    close();
    isSaved = true;
    refetchAfterEvent(client, KEY);
    write(false)();
    write(true)();
    expect(client.getQueryState(KEY)?.isInvalidated).toBe(true);
  });

  it('notifies no screen if nothing changes', async () => {
    await openList();
    const before = client.getQueryState(KEY)?.dataUpdateCount;
    write(false)();
    expect(client.getQueryState(KEY)?.dataUpdateCount).toBe(before);
  });
});
