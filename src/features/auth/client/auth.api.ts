/** Reads and mutations of accounts and sessions. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { authContract } from '../auth.contract.ts';

/** The signed-in user; an error means "not signed in" and is not tried again. */
export const currentUserQuery = apiQuery(authContract.getCurrentUser);

/** Ends the session on the server, then opens the landing page anew, so that nothing of the last person stays in memory. */
export const useSignOut = () => useApiMutation(authContract.signOut, { onSuccess: () => window.location.assign('/') });
