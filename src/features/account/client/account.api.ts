/** Reads and mutations of the user's own account. */
import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { changeCached } from '#client/live/cached-changes.ts';
import { ALL_READS } from '#client/live/refresh.ts';
import { type AccountChanges, accountContract } from '../account.contract.ts';

/** The account with its settings and its pending email address. */
export const accountQuery = apiQuery(accountContract.getAccount);

/** Changes the name, the language or preferences, or requests another email address. */
export const useChangeAccount = (onSuccess?: () => void) =>
  useApiMutation(accountContract.changeAccount, { onSuccess });

/** Hides or shows names or scores. Refetches everything, because lists with `skipsRefetch` would otherwise be stale until the next visit. */
export const useChangeHidden = () => {
  const client = useQueryClient();
  return useApiMutation(accountContract.changeAccount, {
    only: [ALL_READS],
    // The account is not on screen, and so not refetched, if the menu was closed meanwhile. It can be opened again before the account is fetched.
    onSuccess: (account) => changeCached(client, { queryKey: accountQuery.queryKey, exact: true }, () => account),
  });
};

/**
 * Returns the choices about hidden names and scores that are being stored, even if the menu with their switches has closed. A choice is undefined if
 * it is not being stored.
 */
export const usePendingHidden = (): Pick<AccountChanges, 'hideNames' | 'hideScores'> => {
  const bodies = useMutationState({
    filters: { status: 'pending' },
    select: ({ state }) => (state.variables as { body?: AccountChanges } | undefined)?.body,
  });
  return {
    hideNames: bodies.findLast((body) => body?.hideNames !== undefined)?.hideNames,
    hideScores: bodies.findLast((body) => body?.hideScores !== undefined)?.hideScores,
  };
};

/** Cancels the pending email address. */
export const useCancelEmailChange = (onSuccess: () => void) =>
  useApiMutation(accountContract.cancelEmailChange, { onSuccess });

export const usePutPhoto = (onSuccess: () => void) => useApiMutation(accountContract.putPhoto, { onSuccess });

export const useDeletePhoto = (onSuccess: () => void) => useApiMutation(accountContract.deletePhoto, { onSuccess });

/** Deletes the account. Nothing can be read afterward. */
export const useDeleteAccount = (onSuccess: () => void) =>
  useApiMutation(accountContract.deleteAccount, { only: [], onSuccess });
