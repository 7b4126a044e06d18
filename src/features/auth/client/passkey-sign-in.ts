/** Signing in with a passkey, alone or as the second step. Loaded on demand. */
import { callApi } from '#client/api/api.ts';
import type { CurrentUser } from '../auth.contract.ts';
import { secondStepContract } from '../sign-in-ways.contract.ts';

/** Returns the signed-in user, or null if no passkey was chosen. Rejects with the server's error. */
export const signInByPasskey = async (mode: 'alone' | 'second'): Promise<CurrentUser | null> => {
  const { startPasskeySignIn, signInWithPasskey, askForPasskey, submitPasskey } = secondStepContract;
  const options = await callApi(mode === 'alone' ? startPasskeySignIn : askForPasskey);
  const { signWithPasskey } = await import('./passkey-dialog.ts');
  const passkey = await signWithPasskey(options);
  if (passkey === null) return null;
  const signedIn = await callApi(mode === 'alone' ? signInWithPasskey : submitPasskey, { body: { passkey } });
  return signedIn.user;
};
