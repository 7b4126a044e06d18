/** Reads and mutations of accounts and sessions. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { authContract } from '../auth.contract.ts';

/** The signed-in user; an error means "not signed in" and is not tried again. */
export const currentUserQuery = apiQuery(authContract.getCurrentUser);

/** Where the user is signed in, last seen first. */
export const sessionsQuery = apiQuery(authContract.listSessions);

/** Ends the session on the server, then opens the landing page again, so that nothing of the last person stays in memory. */
export const useSignOut = () =>
  useApiMutation(authContract.signOut, { only: [], onSuccess: () => window.location.assign('/') });

/** Sets the account type, once; what the user sees follows from it. */
export const useSetAccountType = () => useApiMutation(authContract.setAccountType);

/** Sets an own password; the banner goes, and so do all other sessions. */
export const useChangePassword = (onSuccess: () => void) =>
  useApiMutation(authContract.changePassword, {
    onSuccess,
  });

/** Signs out another device. */
export const useRevokeSession = (onSuccess: () => void) => useApiMutation(authContract.revokeSession, { onSuccess });
