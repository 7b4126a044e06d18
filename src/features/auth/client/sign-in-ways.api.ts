/** Reads and mutations of how one signs in. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { providersContract, secondStepContract, signInWaysContract } from '../sign-in-ways.contract.ts';

/** What one signs in with. */
export const signInWaysQuery = apiQuery(signInWaysContract.getSignInWays);

/** What the sign-in that this browser began may go on with. */
export const secondStepQuery = apiQuery(secondStepContract.getSecondStep);

/** Providers that one may continue with. */
export const providersQuery = apiQuery(providersContract.listProviders);

export const useStartApp = () => useApiMutation(signInWaysContract.startApp);
export const useConfirmApp = () => useApiMutation(signInWaysContract.confirmApp);
export const useRemoveApp = () => useApiMutation(signInWaysContract.removeApp);
export const useRenewCodes = () => useApiMutation(signInWaysContract.renewRecoveryCodes);
export const useStartPasskey = () => useApiMutation(signInWaysContract.startPasskey);
export const useAddPasskey = () => useApiMutation(signInWaysContract.addPasskey);
export const useRenamePasskey = () => useApiMutation(signInWaysContract.renamePasskey);
export const useRemovePasskey = () => useApiMutation(signInWaysContract.removePasskey);
export const useDisconnect = () => useApiMutation(signInWaysContract.disconnect);

/** Leaves for the provider, to come back connected. */
export const useConnect = () =>
  useApiMutation(signInWaysContract.startConnecting, { onSuccess: ({ url }) => window.location.assign(url) });
