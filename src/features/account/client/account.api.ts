/** Reads and mutations of one's own account. */
import { apiQuery, useApiFile, useApiMutation } from '#client/api/api.ts';
import { accountContract } from '../account.contract.ts';

const USER = '/api/auth/user';
const ACCOUNT = '/api/account';
/** A name or a photo stands in many answers: all of them are read again. */
const EVERYTHING = '/api';

/** The account with its choices and the address that waits. */
export const accountQuery = apiQuery(accountContract.getAccount);

/** Changes the name, wherever it is shown. */
export const useRename = (onSuccess: () => void) =>
  useApiMutation(accountContract.changeAccount, { invalidates: [EVERYTHING], onSuccess });

/** Changes language or mails, or asks for another address. */
export const useChangeAccount = (onSuccess?: () => void) =>
  useApiMutation(accountContract.changeAccount, {
    invalidates: [USER, ACCOUNT],
    ...(onSuccess ? { onSuccess } : {}),
  });

/** Switches scores off or on: they stand in many answers. */
export const useChangeScores = () => useApiMutation(accountContract.changeAccount, { invalidates: [EVERYTHING] });

/** Hides names, or shows them again, wherever they stand. */
export const useHideNames = () => useApiMutation(accountContract.changeAccount, { invalidates: [EVERYTHING] });

/** Takes back the address that waits. */
export const useCancelEmailChange = (onSuccess: () => void) =>
  useApiMutation(accountContract.cancelEmailChange, { invalidates: [ACCOUNT], onSuccess });

/** Uploads a photo, wherever it is shown. */
export const usePutPhoto = (onSuccess: () => void) =>
  useApiMutation(accountContract.putPhoto, { invalidates: [EVERYTHING], onSuccess });

/** Removes the photo, wherever it is shown. */
export const useDeletePhoto = (onSuccess: () => void) =>
  useApiMutation(accountContract.deletePhoto, { invalidates: [EVERYTHING], onSuccess });

/** Fetches everything that is kept about oneself and saves it as a file. */
export const useExport = () =>
  useApiFile(accountContract.exportAccount, {
    onSuccess: ({ content, name }) => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(content);
      link.download = name;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });

/** Deletes the account. */
export const useDeleteAccount = (onSuccess: () => void) => useApiMutation(accountContract.deleteAccount, { onSuccess });
