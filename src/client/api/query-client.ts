/**
 * The cache of reads: nothing becomes stale by itself, nothing is tried again, nothing is fetched because a window was
 * focused (the specification's data rules). One place shows the toast of a failed mutation.
 */
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refusalText } from '#client/error-texts.ts';
import { showToast, type ToastAction } from '#client/toast/toast-store.ts';
import { ApiError } from './api-error.ts';

/** What a person is told of an error: the server's sentence, else `fallback`, else what is known. */
export const sentenceOf = (error: unknown, fallback?: string): string => {
  if (error instanceof ApiError && error.detail !== null) return error.detail;
  if (error instanceof ApiError && error.status === 0) return refusalText('unreachable');
  return fallback ?? refusalText('failed');
};

/** Makes the cache. `actionAfter` makes the button of the toast for an error, where there is one. */
export const createQueryClient = (actionAfter?: (error: unknown) => ToastAction | undefined): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const failure = mutation.meta?.failure;
        if (!failure || failure.isSilent) return;
        showToast({
          title: failure.title ?? refusalText('failed-title'),
          description: sentenceOf(error, failure.fallback),
          tone: 'error',
          action: actionAfter?.(error),
        });
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      // Without a network a call fails at once and says so, instead of waiting unseen until there is one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
