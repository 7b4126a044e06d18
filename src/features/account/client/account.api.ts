/** Reads and mutations of one's own account. */
import { apiQuery, useApiFile, useApiMutation } from '#client/api/api.ts';
import { accountContract } from '../account.contract.ts';

/** The account with its choices and the address that waits. */
export const accountQuery = apiQuery(accountContract.getAccount);

/** Changes name, language, mails or choices, or asks for another address. */
export const useChangeAccount = (onSuccess?: () => void) =>
  useApiMutation(accountContract.changeAccount, { onSuccess });

/** Undoes the address that waits. */
export const useCancelEmailChange = (onSuccess: () => void) =>
  useApiMutation(accountContract.cancelEmailChange, { onSuccess });

/** Uploads a photo. */
export const usePutPhoto = (onSuccess: () => void) => useApiMutation(accountContract.putPhoto, { onSuccess });

/** Removes the photo. */
export const useDeletePhoto = (onSuccess: () => void) => useApiMutation(accountContract.deletePhoto, { onSuccess });

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

/** Deletes the account; nothing can be read any more. */
export const useDeleteAccount = (onSuccess: () => void) =>
  useApiMutation(accountContract.deleteAccount, { only: [], onSuccess });
