/** Reads and mutations of accounts and sessions. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { authContract } from '../auth.contract.ts';

/** The signed-in user. An error means "not signed in" and is not retried. */
export const currentUserQuery = apiQuery(authContract.getCurrentUser);

/** Active sessions of the user, most recently used first. */
export const sessionsQuery = apiQuery(authContract.listSessions);

/** Ends the session on the server, then loads the landing page, which clears the user's data from memory. */
export const useSignOut = () =>
  useApiMutation(authContract.signOut, { only: [], onSuccess: () => window.location.assign('/') });

/** Sets the account type, once. It decides the user's screens. */
export const useSetAccountType = () => useApiMutation(authContract.setAccountType);

/** Sets a new password. The banner about a temporary password disappears, and all other sessions end. */
export const useChangePassword = (onSuccess: () => void) =>
  useApiMutation(authContract.changePassword, {
    onSuccess,
  });

export const useRevokeSession = (onSuccess: () => void) => useApiMutation(authContract.revokeSession, { onSuccess });
