/** Reads and mutations of sign-in methods. */
import { apiQuery, useApiMutation } from '#client/api/api.ts';
import { providersContract, secondStepContract, signInWaysContract } from '../sign-in-ways.contract.ts';

/** The user's ways to sign in. */
export const signInWaysQuery = apiQuery(signInWaysContract.getSignInWays);

/** The second steps available for this browser's pending sign-in. */
export const secondStepQuery = apiQuery(secondStepContract.getSecondStep);

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

/** Redirects to the provider, which redirects back after connecting. */
export const useConnect = () =>
  useApiMutation(signInWaysContract.startConnecting, { onSuccess: ({ url }) => window.location.assign(url) });
