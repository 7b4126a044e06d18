import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { route } from '#shared/contract.ts';
import { apiMutation, apiQueryKey, createMutate } from './api.ts';
import { createQueryClient } from './query-client.ts';

const createObserver = (mutationFn: () => Promise<string>) => {
  const client = new QueryClient();
  return new MutationObserver(client, { mutationFn });
};

describe('callbacks of a call', () => {
  it('run even if the component unmounts during the call', async () => {
    const answer = Promise.withResolvers<string>();
    const observer = createObserver(() => answer.promise);
    const leave = observer.subscribe(() => {});
    const ended: string[] = [];
    createMutate((input: void) => observer.mutate(input))(undefined, {
      onSuccess: (data) => ended.push(data),
      onSettled: () => ended.push('settled'),
    });
    leave();
    answer.resolve('accepted');
    await vi.waitFor(() => expect(ended).toEqual(['accepted', 'settled']));
  });

  it('receive a failure in onError, and can be omitted without an unhandled rejection', async () => {
    const refuse = (): Promise<string> => Promise.reject(new Error('taken'));
    const observer = createObserver(refuse);
    const call = createMutate((input: void) => observer.mutate(input));
    const ended: string[] = [];
    call(undefined);
    call(undefined, { onError: ({ message }) => ended.push(message), onSettled: () => ended.push('settled') });
    await vi.waitFor(() => expect(ended).toEqual(['taken', 'settled']));
  });
});

const ROUTE = route({
  method: 'POST',
  path: '/api/lamps',
  access: 'signedIn',
  may: 'self',
  summary: 'Lights a lamp',
  body: z.object({}),
  response: z.object({}),
});

describe('after a mutation', () => {
  let client: QueryClient;
  let requested: string[];
  const close: (() => void)[] = [];

  /** Runs a read, either shown on a screen or only cached, and records its requests. */
  const runQuery = async (path: string, isShown: boolean, meta: { skipsRefetch?: true } = {}): Promise<void> => {
    const options = {
      queryKey: apiQueryKey(path),
      queryFn: () => {
        requested.push(path);
        return Promise.resolve(requested.length);
      },
      meta,
    };
    await client.fetchQuery(options);
    if (isShown) close.push(new QueryObserver(client, options).subscribe(() => {}));
  };
  const isStale = (path: string): boolean | undefined => client.getQueryState(apiQueryKey(path))?.isInvalidated;
  const change = (status: number, options: Parameters<typeof apiMutation<typeof ROUTE>>[2] = {}): Promise<unknown> => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status })));
    return new MutationObserver(client, apiMutation(client, ROUTE, options)).mutate({ body: {} });
  };

  beforeEach(async () => {
    client = createQueryClient();
    requested = [];
    await runQuery('/api/dashboard', true);
    await runQuery('/api/conversations', true);
    await runQuery('/api/jobs', false);
    await runQuery('/api/jobs/browse', true, { skipsRefetch: true });
    requested = [];
  });
  afterEach(() => {
    for (const end of close.splice(0)) end();
    client.clear();
    vi.unstubAllGlobals();
  });

  it('reads on screen, except lists that skip refetching, are refetched before the mutation settles, and other reads are marked as stale', async () => {
    let before = 0;
    const onSuccess = (): void => {
      before = requested.length;
    };
    await change(200, { onSuccess });
    expect(requested).toEqual(['/api/dashboard', '/api/conversations']);
    expect(before, 'fetched before onSuccess').toBe(2);
    expect(['/api/jobs', '/api/jobs/browse', '/api/dashboard'].map(isStale)).toEqual([true, true, false]);
  });

  it('only the reads in `only` are refetched', async () => {
    await change(200, { only: [apiQueryKey('/api/conversations')] });
    expect(requested).toEqual(['/api/conversations']);
    expect(isStale('/api/jobs')).toBe(false);
    await change(200, { only: [] });
    expect(requested).toHaveLength(1);
  });

  it.each([403, 404, 409])('a %i response refetches the screen because it is out of date', async (status) => {
    await expect(change(status, { only: [] })).rejects.toThrow(`${status}`);
    expect(requested).toEqual(['/api/dashboard', '/api/conversations']);
  });

  it.each([401, 422, 500])('a %i response refetches nothing', async (status) => {
    await expect(change(status)).rejects.toThrow(`${status}`);
    expect(requested).toEqual([]);
  });

  it('the reads of a failed optimistic change are refetched', async () => {
    const drop = vi.fn<() => void>();
    const options = { only: [apiQueryKey('/api/conversations')], optimistic: () => ({ confirm: () => {}, drop }) };
    await expect(change(500, options)).rejects.toThrow('500');
    expect(drop).toHaveBeenCalled();
    expect(requested).toEqual(['/api/conversations']);
  });
});
