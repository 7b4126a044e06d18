/**
 * The browser half of the contract kernel: calls routes with fetch and creates options for TanStack Query. A query key is the path split at "/",
 * followed by the query, so the prefix ['api', 'account'] matches everything below that path.
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
import { notifyOtherTabs } from '#client/live/other-tabs.ts';
import { refetchAfterChange, refetchAll } from '#client/live/refresh.ts';
import type { BodyInput, ParamsOf, QueryInput, ResponseOf, RouteContract } from '#shared/contract.ts';
import { fillPath } from '#shared/contract.ts';
import { ApiError, hasStatus } from './api-error.ts';

type Values = Record<string, string | number | boolean | null | undefined>;

/** Input of a call: path parameters, query and body. Empty parts can be omitted. */
export interface CallInput<R extends RouteContract> {
  params?: ParamsOf<R>;
  query?: QueryInput<R>;
  body?: BodyInput<R>;
  signal?: AbortSignal;
}

const routePath = (route: RouteContract, params: Record<string, string> = {}): string => fillPath(route.path, params);

/** Removes empty values, so that equal queries have equal keys. */
const withoutEmptyValues = (query: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .map(([name, value]) => [name, String(value)]),
  );

const buildUrl = (path: string, query: Record<string, string>): string => {
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
};

/** Encodes files with their own type and name, and everything else as JSON. Header values must be ASCII. */
const encodeBody = (body: unknown): { body?: BodyInit; headers?: Record<string, string> } => {
  if (body === undefined) return {};
  if (!(body instanceof Blob)) return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const type = { 'content-type': body.type || 'application/octet-stream' };
  return { body, headers: body instanceof File ? { ...type, 'x-file-name': encodeURIComponent(body.name) } : type };
};

const send = async (
  method: string,
  url: string,
  payload: unknown,
  signal: AbortSignal | undefined,
): Promise<Response> => {
  const { body, headers } = encodeBody(payload);
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

const readBody = async (response: Response): Promise<unknown> => (response.status === 204 ? null : response.json());

/** Calls a route. Rejects with an `ApiError` unless it succeeds. */
export const callApi = async <R extends RouteContract>(route: R, input: CallInput<R> = {}): Promise<ResponseOf<R>> => {
  const url = buildUrl(routePath(route, input.params), withoutEmptyValues(input.query as Values));
  return (await readBody(await send(route.method, url, input.body, input.signal))) as ResponseOf<R>;
};

/** A downloaded file with the name that the server gave it. */
export interface DownloadedFile {
  content: Blob;
  name: string;
}

/** Returns a mutation that downloads a file. Failures show a toast. */
export const useApiDownload = (
  route: RouteContract & { isDownload: true },
  options: { onSuccess: (file: DownloadedFile) => void },
) =>
  useMutation<DownloadedFile>({
    mutationFn: async () => {
      const response = await send(route.method, route.path, undefined, undefined);
      const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
      return { content: await response.blob(), name };
    },
    meta: { failure: {} },
    onSuccess: options.onSuccess,
  });

/** Returns the key of a read: `['api', 'things', id]`, plus the query if there is one. This is also the prefix of all reads below that path. */
export const apiQueryKey = (path: string, query: Values = {}): QueryKey => {
  const parameters = withoutEmptyValues(query);
  const parts = path.split('/').filter(Boolean);
  return Object.keys(parameters).length === 0 ? parts : [...parts, parameters];
};

export const apiQuery = <R extends RouteContract>(route: R, input: Omit<CallInput<R>, 'body' | 'signal'> = {}) =>
  queryOptions<ResponseOf<R>>({
    queryKey: apiQueryKey(routePath(route, input.params), input.query as Values),
    queryFn: ({ signal }) => callApi(route, { ...input, signal }),
  });

/** Returns the query options of a read whose object may not exist. A 404 resolves to null. */
export const apiQueryOrNull = <R extends RouteContract>(route: R, input: Omit<CallInput<R>, 'body' | 'signal'> = {}) =>
  queryOptions<ResponseOf<R> | null>({
    queryKey: apiQueryKey(routePath(route, input.params), input.query as Values),
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

/** One page of a list. `total` is null if the server did not count. */
export interface ListPage<Item> {
  items: Item[];
  next: string | null;
  total: number | null;
}

const parseNextCursor = (link: string | null): string | null => {
  const url = link === null ? undefined : /<([^<>]+)>;\s?rel="next"/.exec(link)?.[1];
  return url === undefined ? null : new URL(url, 'http://host').searchParams.get('cursor');
};

const readPage = async <Item>(response: Response): Promise<ListPage<Item>> => {
  const total = response.headers.get('x-total-count');
  return {
    items: (await response.json()) as Item[],
    next: parseNextCursor(response.headers.get('link')),
    total: total === null ? null : Number(total),
  };
};

/**
 * Returns the options of a paginated list for `useInfiniteQuery`. `limit` overrides the page size. `skipsRefetch` excludes a long list from the
 * refetch after mutations, because that would fetch every page again. The list is fetched when it is next opened.
 */
export const apiList = <R extends RouteContract>(
  route: R,
  input: { params?: ParamsOf<R>; query?: QueryInput<R>; limit?: number; skipsRefetch?: true } = {},
) => {
  type Item = ItemOf<ResponseOf<R>>;
  const path = routePath(route, input.params);
  const query = withoutEmptyValues({ ...(input.query as Values), limit: input.limit });
  return infiniteQueryOptions<ListPage<Item>, Error, InfiniteData<ListPage<Item>>, QueryKey, string | null>({
    queryKey: [...apiQueryKey(path, query), 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const url = buildUrl(path, pageParam === null ? query : { ...query, cursor: pageParam });
      return readPage<Item>(await send(route.method, url, undefined, signal));
    },
    initialPageParam: null,
    getNextPageParam: (page) => page.next,
    ...(input.skipsRefetch ? { meta: { skipsRefetch: true } } : {}),
  });
};

/** Returns all loaded rows. */
export const flattenPages = <Item>(data: InfiniteData<ListPage<Item>> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** The toast for a failed mutation. */
export interface FailureToast {
  /** Title; "Error" by default. */
  title?: string;
  /** Text to show if the server sent no message. */
  fallback?: string;
  /** If true, shows no toast, because the screen shows the error itself. */
  isSilent?: boolean;
}

type MutationInput<R extends RouteContract> = Omit<CallInput<R>, 'signal'>;

/** Callbacks of one call, in addition to those of the mutation. */
interface MutateCallbacks<Data> {
  onSuccess?: (data: Data) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
}

/**
 * Creates a `mutate` function that runs its callbacks even after the component unmounts. TanStack Query skips them in that case, so a toast would be
 * lost, for example if refreshed data removes the pressed button.
 */
export const createMutate =
  <Input, Data>(call: (input: Input) => Promise<Data>) =>
  (input: Input, { onSuccess, onError, onSettled }: MutateCallbacks<Data> = {}): void => {
    void call(input)
      .then(onSuccess, onError ?? (() => {}))
      .finally(onSettled);
  };

/** Returns true if the screen is out of date: someone else acted first, the object is gone, or access was lost. */
const isOutdated = (error: Error): boolean => [403, 404, 409].some((status) => hasStatus(error, status));

interface MutationOptions<R extends RouteContract> {
  only?: readonly QueryKey[];
  failure?: FailureToast;
  queue?: string;
  optimistic?: (input: MutationInput<R>) => ShownChange;
  onSuccess?: ((data: ResponseOf<R>, input: MutationInput<R>) => unknown) | undefined;
}

/**
 * Returns the mutation options for a route. After a success, everything on screen is refetched, in other tabs too; the rest is fetched when it is
 * next shown. The refetch completes before `onSuccess`. A call that is rejected because the screen is out of date also refetches. Failures show a
 * toast. `only` limits the refetch to some keys in this tab, because the caller writes the rest into the cache or the rest does not change. An empty
 * `only` also skips other tabs, for changes that are invisible or announced by a live frame. `optimistic` shows the outcome early. Calls of one
 * `queue` run in order, so that the last one wins.
 */
export const apiMutation = <R extends RouteContract>(
  client: QueryClient,
  route: R,
  options: MutationOptions<R> = {},
): UseMutationOptions<ResponseOf<R>, Error, MutationInput<R>, ShownChange | undefined> => {
  const { only } = options;
  const refetch = (): Promise<unknown> =>
    only === undefined ? refetchAll(client) : Promise.all(only.map((key) => refetchAfterChange(client, key)));
  return {
    mutationFn: (input) => callApi(route, input),
    meta: { failure: options.failure ?? {} },
    ...(options.queue ? { scope: { id: options.queue } } : {}),
    onMutate: (input) => options.optimistic?.(input),
    onError: async (error, _input, optimisticChange) => {
      optimisticChange?.drop();
      if (isOutdated(error)) await refetchAll(client);
      else if (optimisticChange !== undefined) await refetch();
    },
    onSuccess: async (data, input, optimisticChange) => {
      optimisticChange?.confirm();
      if (only?.length !== 0) notifyOtherTabs();
      await refetch();
      await options.onSuccess?.(data, input);
    },
  };
};

/** Returns the mutation of `apiMutation`. The callbacks of `mutate` run even after the component unmounts. */
export const useApiMutation = <R extends RouteContract>(route: R, options: MutationOptions<R> = {}) => {
  const mutation = useMutation(apiMutation(useQueryClient(), route, options));
  const { mutateAsync } = mutation;
  const mutate = useMemo(() => createMutate(mutateAsync), [mutateAsync]);
  return { ...mutation, mutate };
};

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { failure?: FailureToast };
    queryMeta: { skipsRefetch?: true };
  }
}
