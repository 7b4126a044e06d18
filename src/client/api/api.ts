/**
 * The contract kernel's browser half: makes a contract's call with fetch, and makes of it what TanStack Query needs. The
 * query key is the path split at "/", then the query, so that a prefix such as ['api', 'account'] means all below it.
 */
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  type QueryKey,
  queryOptions,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ShownChange } from '#client/live/cached-changes.ts';
import { tellOtherTabs } from '#client/live/other-tabs.ts';
import { refetchAll, refetchFrom } from '#client/live/refresh.ts';
import type { BodyInput, ParamsOf, QueryInput, ResponseOf, RouteContract } from '#shared/contract.ts';
import { fillPath } from '#shared/contract.ts';
import { ApiError, hasStatus } from './api-error.ts';

type Values = Record<string, string | number | boolean | null | undefined>;

/** What a call takes beside its body: ids of the path, the query. Whatever is empty may be left out. */
export interface CallInput<R extends RouteContract> {
  params?: ParamsOf<R>;
  query?: QueryInput<R>;
  body?: BodyInput<R>;
  signal?: AbortSignal;
}

const pathOf = (route: RouteContract, params: Record<string, string> = {}): string => fillPath(route.path, params);

/** Without what is empty, so that equal questions have equal keys. */
const statedOnly = (query: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

const urlOf = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** A file goes as it is, under its own type and name; everything else as JSON. A header holds no letters beyond ASCII. */
const bodyOf = (body: unknown): { body?: BodyInit; headers?: Record<string, string> } => {
  if (body === undefined) return {};
  if (!(body instanceof Blob)) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const type = { 'content-type': body.type || 'application/octet-stream' };
  return { body, headers: body instanceof File ? { ...type, 'x-file-name': encodeURIComponent(body.name) } : type };
};

const send = async (method: string, url: string, sent: unknown, signal: AbortSignal | undefined): Promise<Response> => {
  const { body, headers } = bodyOf(sent);
  const response = await fetch(url, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new ApiError(0, 'The server cannot be reached', '');
  });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  return response;
};

const read = async (response: Response): Promise<unknown> => (response.status === 204 ? null : response.json());

/** Makes a call. Rejects with an `ApiError` for anything but success. */
export const callApi = async <R extends RouteContract>(route: R, input: CallInput<R> = {}): Promise<ResponseOf<R>> => {
  const url = urlOf(pathOf(route, input.params), statedOnly(input.query as Values));
  return (await read(await send(route.method, url, input.body, input.signal))) as ResponseOf<R>;
};

/** A file as a call answers it, under the name the server gave it. */
export interface AnsweredFile {
  content: Blob;
  name: string;
}

/** A mutation that fetches a file. A failure shows the one toast. */
export const useApiFile = (
  route: RouteContract & { isDownload: true },
  options: { onSuccess: (file: AnsweredFile) => void },
) =>
  useMutation<AnsweredFile>({
    mutationFn: async () => {
      const response = await send(route.method, route.path, undefined, undefined);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
      return { content: await response.blob(), name };
    },
    meta: { failure: {} },
    onSuccess: options.onSuccess,
  });

/** The key of a read: `['api', 'things', id]`, then the query where there is one. Also the prefix of all reads below it. */
export const apiKey = (path: string, query: Values = {}): QueryKey => {
  const stated = statedOnly(query);
  const parts = path.split('/').filter(Boolean);
  return Object.keys(stated).length === 0 ? parts : [...parts, stated];
};

/** Options of a read. */
export const apiQuery = <R extends RouteContract>(route: R, input: Omit<CallInput<R>, 'body' | 'signal'> = {}) =>
  queryOptions<ResponseOf<R>>({
    queryKey: apiKey(pathOf(route, input.params), input.query as Values),
    queryFn: ({ signal }) => callApi(route, { ...input, signal }),
  });

/** Options of a read of something that may not exist yet: 404 gives null instead of an error. */
export const apiQueryOrNull = <R extends RouteContract>(route: R, input: Omit<CallInput<R>, 'body' | 'signal'> = {}) =>
  queryOptions<ResponseOf<R> | null>({
    queryKey: apiKey(pathOf(route, input.params), input.query as Values),
    queryFn: async ({ signal }) => {
      try {
        return await callApi(route, { ...input, signal });
      } catch (error) {
        if (hasStatus(error, 404)) return null;
        throw error;
      }
    },
  });

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/** One page as it was read. `total` is null where the server did not count. */
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
  total: number | null;
}

const nextCursorOf = (link: string | null): string | null => {
  const url = link === null ? undefined : /<([^<>]+)>;\s?rel="next"/.exec(link)?.[1];
  return url === undefined ? null : new URL(url, 'http://host').searchParams.get('cursor');
};

const readPage = async <Item>(response: Response): Promise<ListPage<Item>> => {
  const total = response.headers.get('x-total-count');
  return {
    items: (await response.json()) as Item[],
    next: nextCursorOf(response.headers.get('link')),
    total: total === null ? null : Number(total),
  };
};

/**
 * Options of a list by pages, for `useInfiniteQuery`. `limit` is the page's size where it is not the default. `isSteady` marks a long list that
 * changes in this tab leave as it is shown, as every page would be fetched again; it is fetched when it is next opened.
 */
export const apiList = <R extends RouteContract>(
  route: R,
  input: { params?: ParamsOf<R>; query?: QueryInput<R>; limit?: number; isSteady?: true } = {},
) => {
  type Item = ItemOf<ResponseOf<R>>;
  const path = pathOf(route, input.params);
  const query = statedOnly({ ...(input.query as Values), limit: input.limit });
  return infiniteQueryOptions<ListPage<Item>, Error, InfiniteData<ListPage<Item>>, QueryKey, string | null>({
    queryKey: [...apiKey(path, query), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const url = urlOf(path, pageParam === null ? query : { ...query, cursor: pageParam });
      return readPage<Item>(await send(route.method, url, undefined, signal));
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    ...(input.isSteady ? { meta: { isSteady: true } } : {}),
  });
};

/** All rows read so far. */
export const itemsOf = <Item>(data: InfiniteData<ListPage<Item>> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** How a failed mutation is told. */
export interface FailureToast {
  /** The toast's title; "Error" unless said. */
  title?: string;
  /** Said where the server gave no sentence. */
  fallback?: string;
  /** Where the screen itself shows what went wrong. */
  isSilent?: boolean;
}

type MutationInput<R extends RouteContract> = Omit<CallInput<R>, 'signal'>;

/** What is done after one call, beside what is done after every call of the mutation. */
interface MutateCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
}

/**
 * A `mutate` that begins `call` and then runs the callbacks given for it. TanStack Query's own leaves them out where the component has gone, as
 * it does when refreshed data take away the button that was pressed, and the toast with it.
 */
export const createMutate =
  <Input, Data>(call: (input: Input) => Promise<Data>) =>
  (input: Input, { onSuccess, onError, onSettled }: MutateCallbacks<Data> = {}): void => {
    void call(input)
      .then(onSuccess, onError ?? (() => {}))
      .finally(onSettled);
  };

/** Refused because what the screen shows is no longer so: someone was faster, it is gone, or it is not allowed any more. */
const isOutdated = (error: Error): boolean => [403, 404, 409].some((status) => hasStatus(error, status));

interface MutationOptions<R extends RouteContract> {
  only?: readonly QueryKey[];
  failure?: FailureToast;
  queue?: string;
  optimistic?: (input: MutationInput<R>) => ShownChange;
  onSuccess?: ((data: ResponseOf<R>, input: MutationInput<R>) => unknown) | undefined;
}

/**
 * A mutation of a contract's call. After it everything is fetched again that is shown, in other tabs too, and what is not shown is fetched when
 * it next is. That is also done where the call was refused because the screen is out of date. It is over before `onSuccess` runs; a failure
 * shows the one toast.
 * `only` names what is fetched instead, in this tab: where the rest is written into the cache by the caller, or stays as it is. With [] other
 * tabs are not told either: nothing anyone sees has changed, or a live frame tells it.
 * `optimistic` shows the outcome before the call has ended; such calls of one `queue` go out one after the other, so that
 * the last press wins.
 */
export const apiMutation = <R extends RouteContract>(
  client: QueryClient,
  route: R,
  options: MutationOptions<R> = {},
): UseMutationOptions<ResponseOf<R>, Error, MutationInput<R>, ShownChange | undefined> => {
  const { only } = options;
  const refetch = (): Promise<unknown> =>
    only === undefined ? refetchAll(client) : Promise.all(only.map((key) => refetchFrom(client, key)));
  return {
    mutationFn: (input) => callApi(route, input),
    meta: { failure: options.failure ?? {} },
    ...(options.queue ? { scope: { id: options.queue } } : {}),
    onMutate: (input) => options.optimistic?.(input),
    onError: async (error, _input, shown) => {
      shown?.drop();
      if (isOutdated(error)) await refetchAll(client);
      else if (shown !== undefined) await refetch();
    },
    onSuccess: async (data, input, shown) => {
      shown?.confirm();
      if (only?.length !== 0) tellOtherTabs();
      await refetch();
      await options.onSuccess?.(data, input);
    },
  };
};

/** The hook of `apiMutation`, whose callbacks run also where the component has gone meanwhile. */
export const useApiMutation = <R extends RouteContract>(route: R, options: MutationOptions<R> = {}) => {
  const mutation = useMutation(apiMutation(useQueryClient(), route, options));
  const { mutateAsync } = mutation;
  const mutate = useMemo(() => createMutate(mutateAsync), [mutateAsync]);
  return { ...mutation, mutate };
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failure?: FailureToast };
    queryMeta: { isSteady?: true };
  }
}
