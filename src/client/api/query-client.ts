/**
 * The query cache. Following the data rules of the specification, data does not go stale with time, and there are no retries or refetches on focus.
 * Failed mutations show their toasts from here.
 */
import { MutationCache, QueryClient } from '@tanstack/react-query';
import { refusalText } from '#client/error-texts.ts';
import { showToast, type ToastAction } from '#client/toast/toast-store.ts';
import { ApiError } from './api-error.ts';

/** Returns the error text for the user: the server's message, otherwise one about the lost connection, `fallback`, or a generic one. */
export const describeError = (error: unknown, fallback?: string): string => {
  if (error instanceof ApiError && error.detail !== null) return error.detail;
  if (error instanceof ApiError && error.status === 0) return refusalText('unreachable');
  return fallback ?? refusalText('failed');
};

/** Creates the cache. `actionAfter` returns the button for an error toast, if any. */
export const createQueryClient = (actionAfter?: (error: unknown) => ToastAction | undefined): QueryClient =>
  new QueryClient({
    mutationCache: new MutationCache({
      onError: (error, _variables, _context, mutation) => {
        const failure = mutation.meta?.failure;
        if (!failure || failure.isSilent) return;
        showToast({
          title: failure.title ?? refusalText('failed-title'),
          description: describeError(error, failure.fallback),
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
      // Without a network, calls fail immediately instead of waiting invisibly.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
