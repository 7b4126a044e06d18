/** Reads and mutations of how one signs in. Each change renews the session, so who is signed in is read anew as well. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { providersContract, secondStepContract, signInWaysContract } from '../sign-in-ways.contract.ts';

const CHANGED = ['/api/account/sign-in-ways', '/api/auth'] as const;

/** What one signs in with. */
export const signInWaysQuery = apiQuery(signInWaysContract.getSignInWays);

/** What the sign-in that this browser began may go on with. */
export const secondStepQuery = apiQuery(secondStepContract.getSecondStep);

/** Providers that one may continue with. */
export const providersQuery = apiQuery(providersContract.listProviders);

export const useStartApp = () => useApiMutation(signInWaysContract.startApp);
export const useConfirmApp = () => useApiMutation(signInWaysContract.confirmApp, { invalidates: CHANGED });
export const useRemoveApp = () => useApiMutation(signInWaysContract.removeApp, { invalidates: CHANGED });
export const useRenewCodes = () => useApiMutation(signInWaysContract.renewRecoveryCodes, { invalidates: CHANGED });
export const useStartPasskey = () => useApiMutation(signInWaysContract.startPasskey);
export const useAddPasskey = () => useApiMutation(signInWaysContract.addPasskey, { invalidates: CHANGED });
export const useRenamePasskey = () => useApiMutation(signInWaysContract.renamePasskey, { invalidates: CHANGED });
export const useRemovePasskey = () => useApiMutation(signInWaysContract.removePasskey, { invalidates: CHANGED });
export const useDisconnect = () => useApiMutation(signInWaysContract.disconnect, { invalidates: CHANGED });

/** Leaves for the provider, to come back connected. */
export const useConnect = () =>
  useApiMutation(signInWaysContract.startConnecting, { onSuccess: ({ url }) => window.location.assign(url) });
