/** Reads and mutations of the user's own account. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { accountContract } from '../account.contract.ts';

/** The account with its choices and its pending address. */
export const accountQuery = apiQuery(accountContract.getAccount);

/** Changes name, language, mails or choices, or requests another address. */
export const useChangeAccount = (onSuccess?: () => void) =>
  useApiMutation(accountContract.changeAccount, { onSuccess });

/** Cancels the pending address. */
export const useCancelEmailChange = (onSuccess: () => void) =>
  useApiMutation(accountContract.cancelEmailChange, { onSuccess });

export const usePutPhoto = (onSuccess: () => void) => useApiMutation(accountContract.putPhoto, { onSuccess });

export const useDeletePhoto = (onSuccess: () => void) => useApiMutation(accountContract.deletePhoto, { onSuccess });

/** Deletes the account. Nothing can be read afterward. */
export const useDeleteAccount = (onSuccess: () => void) =>
  useApiMutation(accountContract.deleteAccount, { only: [], onSuccess });
